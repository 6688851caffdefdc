import { LazyPart, lazyPart } from "../../../graphql/lazy-modules.tsx";
import { HeroText } from "./HeroText.tsx";
import type { HeroProps } from "./hero-props.ts";

const treeHero = lazyPart(
  "client/site/home/hero/TreeHero.tsx",
  async () => (await import("./TreeHero.tsx")).TreeHero,
);
const pictureHero = lazyPart(
  "client/site/home/hero/PictureHero.tsx",
  async () => (await import("./PictureHero.tsx")).PictureHero,
);

/** The first section: what the foundation is, beside a picture or a drawing. */
export function Hero(props: HeroProps) {
  const { hero, page } = props;
  const picture = page.images.find(({ id }) => id === hero.imageId);
  const children = <HeroText {...props} />;
  return !picture && hero.scene === "HAND_TREE" ? (
    <LazyPart part={treeHero} props={{ children }} />
  ) : (
    <LazyPart part={pictureHero} props={{ hero, picture, children }} />
  );
}
