import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { Palm } from "../../../ui/logo/Palm.tsx";
import { CutPicture } from "../../../ui/picture/CutPicture.tsx";
import { Picture } from "../../../ui/picture/Picture.tsx";
import { type BlockProps, type Content, useBlockImage } from "../block.ts";
import { BlockSection } from "../blocks/BlockSection.tsx";
import styles from "./PeopleBlock.module.css";

type Person = Content<"PeopleBlock">["entries"][number];

/** People with their pictures. */
export function PeopleBlock({ content, id }: BlockProps<"PeopleBlock">) {
  const { heading, entries } = content;
  return (
    <BlockSection id={id} heading={heading}>
      <ul className={styles.people}>
        {entries.map((person, place) => (
          <li key={`${person.title} ${person.imageId}`}>
            <PersonCard person={person} place={place} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

const cuts = ["a", "b", "c"] as const;

/** A person without a picture has a palm, as on the team's page. */
function PersonCard({ person, place }: { person: Person; place: number }) {
  const { title, text, address, imageId } = person;
  const image = useBlockImage(imageId);
  return (
    <>
      <CutPicture
        cut={cuts[place % cuts.length] ?? "a"}
        ratio="6 / 7"
        className={image ? undefined : styles.palm}
      >
        {image ? (
          <Picture
            image={image}
            sizes="(width >= 1440px) 302px, (width >= 1024px) 22vw, (width >= 640px) 29vw, 44vw"
            fills={6 / 7}
            isDecorative
          />
        ) : (
          <Palm height={96} />
        )}
      </CutPicture>
      {title && (
        <h3 className={styles.name}>
          <PersonLink address={address}>{addNonBreakingSpaces(title)}</PersonLink>
        </h3>
      )}
      {text && <p className={styles.role}>{addNonBreakingSpaces(text)}</p>}
    </>
  );
}

function PersonLink({ address, children }: { address: string; children: string }) {
  if (address.startsWith("/")) return <InternalLink to={address}>{children}</InternalLink>;
  if (!address) return <span>{children}</span>;
  return (
    <a href={address} rel="noopener">
      {children}
    </a>
  );
}
