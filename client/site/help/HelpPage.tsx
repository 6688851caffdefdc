import { paths } from "../../paths.ts";
import palmVase from "../../ui/art/palm-vase.svg?no-inline";
import { FixedPage } from "../page/FixedPage.tsx";
import { WayLinks } from "../page/topics/WayLinks.tsx";

/** The ways to help, each with its requirements and a contact. */
export function HelpPage() {
  return (
    <FixedPage
      path={paths.help()}
      hero={({ translation }) => ({
        tone: "sun-3",
        ratio: "515 / 460",
        picture: <img src={palmVase} alt="" width="460" height="580" fetchPriority="high" />,
        children: <WayLinks blocks={translation.blocks} to={paths.help()} />,
      })}
    />
  );
}
