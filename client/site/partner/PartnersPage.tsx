import { editorPaths, paths } from "../../paths.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import toyTrain from "../../ui/art/toy-train.svg?no-inline";
import { FixedPage } from "../page/FixedPage.tsx";
import type { SiteParts } from "../page/site-parts.ts";
import { AllPartners } from "./AllPartners.tsx";

/** The partners, and how to become one. */
export function PartnersPage() {
  return (
    <FixedPage
      path={paths.partners()}
      hero={{
        tone: "poppy-2",
        ratio: "515 / 410",
        picture: <img src={toyTrain} alt="" width="600" height="380" fetchPriority="high" />,
        children: (
          <EditActionLinks chips={[{ to: editorPaths.add("PARTNER"), action: "PARTNER" }]} />
        ),
      }}
      parts={parts}
    />
  );
}

const parts: SiteParts = {
  PARTNER_LIST: { place: "block", draw: (props) => <AllPartners {...props} /> },
};
