import { IconSvg } from "./IconSvg.tsx";

/** The networks' own logos, following their brand guidelines. */
const logos: { readonly [network: string]: string } = {
  Facebook:
    "M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.5-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.6 3.5h-2.8v8.4A12 12 0 0 0 24 12",
  Instagram:
    "M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7m5 5.7a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6m0 2.6a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4m6.8-4.7a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2",
  Telegram:
    "M23.9 1.8 20 21.4c-.2.9-1.2 1.3-2 .8l-6-4.4-3.5 3.7c-.5.5-1.4.2-1.4-.6v-5.5L.8 13.1c-1-.4-1-1.7 0-2.1L22.2.5c.9-.4 1.9.4 1.7 1.3M19 5.5 8.6 13.9l.4 3.3 1.3-2.6z",
  YouTube:
    "M4.5 3.3a91 91 0 0 1 15 0c2.2.2 4 1.9 4.2 4.1.4 3 .4 6.2 0 9.2-.2 2.2-2 3.9-4.2 4.1a91 91 0 0 1-15 0c-2.2-.2-4-1.9-4.2-4.1a36 36 0 0 1 0-9.2c.2-2.2 2-3.9 4.2-4.1m5.1 4.5v8.4l7-4.2z",
};

const globe = "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22c-6 6-6 16 0 22 6-6 6-16 0-22M1 12h22";

export const hasLogo = (network: string): boolean => network in logos;

/** The logo of a social network by its name; a globe for others. */
export function NetworkIcon({ network }: { network: string }) {
  const logo = logos[network];
  return (
    <IconSvg size={18} isFilled={Boolean(logo)}>
      <path fillRule="evenodd" d={logo ?? globe} />
    </IconSvg>
  );
}
