import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { pictureUrl } from "../picture/variant-urls.ts";
import type { LightboxProps } from "./Lightbox.tsx";
import { useLightboxUrl } from "./lightbox-address.ts";

type LightboxOptions = Pick<LightboxProps, "images" | "labels" | "about"> & {
  /** Focuses an image's link after the lightbox closes, when no link had opened it. */
  reveal?: (index: number) => void;
};

/**
 * State of a lightbox. `linkTo` returns the props of a link; without scripts, or when the lightbox
 * fails to load, the link opens the large image itself. Render `lightbox` beside the links.
 */
export function useLightbox({ images, labels, about, reveal }: LightboxOptions) {
  const { named, open, turnTo, close } = useLightboxUrl();
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const index = named !== null && named <= images.length ? named - 1 : null;
  const shown = useRef<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  async function load(): Promise<boolean> {
    try {
      const loaded = await import("./Lightbox.tsx");
      setLightbox(() => loaded.Lightbox);
      return true;
    } catch {
      return false;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on opening and closing only
  useEffect(() => {
    if (index !== null) {
      shown.current = index;
      void load();
      return;
    }
    if (shown.current === null) return;
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
    else reveal?.(shown.current);
    shown.current = null;
    opener.current = null;
  }, [index === null]);

  const linkTo = (target: number) => ({
    href: images[target] && pictureUrl(images[target], 1920),
    "aria-haspopup": "dialog" as const,
    async onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const link = event.currentTarget;
      if (!(await load())) return window.location.assign(link.href);
      opener.current = link;
      open(target + 1);
    },
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
  });

  const lightbox = index !== null && Lightbox && (
    <Lightbox
      images={images}
      labels={labels}
      about={about}
      first={index}
      onTurn={(next) => {
        shown.current = next;
        turnTo(next + 1);
      }}
      onClose={close}
    />
  );
  return { linkTo, lightbox };
}
