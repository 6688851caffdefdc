import type { ReactNode } from "react";
import type { PrivacyPageQuery } from "../../graphql/generated/PrivacyPage.ts";
import { pictureRemovalPhrases } from "../../phrases/application/picture-removal.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy/privacy.ts";
import { privacyDevicePhrases } from "../../phrases/site/privacy/privacy-device.ts";
import { privacyRightsPhrases } from "../../phrases/site/privacy/privacy-rights.ts";
import { headingsOf } from "../page/headings.ts";
import type { SitePartDrawing, SiteParts } from "../page/site-parts.ts";
import { Controller } from "./Controller.tsx";
import { OnDevice } from "./OnDevice.tsx";
import { PrivacyContents } from "./PrivacyContents.tsx";
import styles from "./PrivacyPage.module.css";
import { PictureRemoval, PrivacyRights, Withdrawal } from "./PrivacyRights.tsx";
import { pictureRemovalSection, promisedHoursIn } from "./picture-removal.ts";
import { Retention } from "./Retention.tsx";
import { WhatIsAsked } from "./WhatIsAsked.tsx";

/** The parts of the policy that follow from the settings, the forms and the program itself. */
export function usePrivacyParts({ settings, applicationForms }: PrivacyPageQuery): SiteParts {
  const phrases = usePhrases(privacyPhrases);
  const rights = usePhrases(privacyRightsPhrases);
  const device = usePhrases(privacyDevicePhrases);
  const { title: removalTitle } = usePhrases(pictureRemovalPhrases).section;
  /** Ids of the sections as links name them, and headings unless editors wrote others. */
  const headings = {
    CONTROLLER: { id: "who", title: phrases.who.title },
    FORMS_ASKED: { id: "forms", title: phrases.forms.title },
    RETENTION: { id: "terms", title: phrases.terms.title },
    RIGHTS: { id: "rights", title: rights.rights.title },
    WITHDRAWAL: { id: "withdrawing", title: rights.withdrawing.title },
    ON_DEVICE: { id: "device", title: device.title },
  };
  // Drawn with the withdrawal of consent, so that the policies of all sites tell of it.
  const removal = { id: pictureRemovalSection, title: removalTitle };
  const contents = { ...headings, WITHDRAWAL: [headings.WITHDRAWAL, removal] };
  const section = (
    part: keyof typeof headings,
    draw: (title: string) => ReactNode,
  ): SitePartDrawing => ({
    place: "block",
    draw: ({ content }) => draw(content.heading || headings[part].title),
  });
  return {
    TABLE_OF_CONTENTS: {
      place: "column",
      columns: styles.columns,
      draw: ({ content, id, blocks }) => (
        <PrivacyContents id={id} title={content.heading} headings={headingsOf(blocks, contents)} />
      ),
    },
    CONTROLLER: section("CONTROLLER", (title) => <Controller title={title} settings={settings} />),
    FORMS_ASKED: section("FORMS_ASKED", (title) => (
      <WhatIsAsked title={title} forms={applicationForms} />
    )),
    RETENTION: section("RETENTION", (title) => (
      <Retention title={title} months={settings.changeRetentionMonths} />
    )),
    RIGHTS: section("RIGHTS", (title) => <PrivacyRights title={title} />),
    WITHDRAWAL: section("WITHDRAWAL", (title) => (
      <>
        <Withdrawal title={title} email={settings.email} />
        <PictureRemoval
          title={removal.title}
          settings={settings}
          promisedHours={promisedHoursIn(applicationForms)}
        />
      </>
    )),
    ON_DEVICE: section("ON_DEVICE", (title) => <OnDevice title={title} />),
  };
}
