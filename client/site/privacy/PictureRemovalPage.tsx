import { usePictureRemovalPageSuspenseQuery } from "../../graphql/generated/PictureRemovalPage.ts";
import { paths } from "../../paths.ts";
import { pictureRemovalPhrases } from "../../phrases/application/picture-removal.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PictureRemovalForm } from "../application/forms/PictureRemovalForm.tsx";
import styles from "./PictureRemovalPage.module.css";
import { pictureRemovalSection, promisedHoursIn } from "./picture-removal.ts";

/** The form that asks for the removal of a picture, and whom to call instead. */
export function PictureRemovalPage() {
  const phrases = usePhrases(pictureRemovalPhrases);
  const language = useLanguage();
  const { data } = usePictureRemovalPageSuspenseQuery({ variables: { language } });
  const { phone, email, translation } = data.settings;
  const promisedHours = promisedHoursIn(data.applicationForms);
  return (
    <div className={styles.page} data-ends-on="sky">
      <PageHead title={phrases.title} description={phrases.description} />
      <div className={styles.inner}>
        <Breadcrumbs
          label={phrases.path}
          steps={[
            { to: paths.home(), title: phrases.home },
            { to: `${paths.privacy()}#${pictureRemovalSection}`, title: phrases.privacy },
          ]}
          here={phrases.title}
        />
        <h1>{phrases.title}</h1>
        <p className={styles.lead}>{phrases.lead(promisedHours)}</p>
        <div className={styles.columns}>
          <div className={styles.main}>
            <PictureRemovalForm />
          </div>
          {(phone || email) && (
            <section className={styles.sheet} aria-labelledby="call">
              <div className={styles.slip}>
                <h2 id="call">{phrases.call}</h2>
                <ContactWays
                  phone={phone}
                  hours={translation.schedule}
                  email={email}
                  subject={phrases.section.subject}
                  note={phrases.answer(promisedHours)}
                />
              </div>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
