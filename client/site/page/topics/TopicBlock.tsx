import { confidentiality } from "../../../phrases/confidentiality.ts";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { Sheet, type SheetTone } from "../../../ui/page/Sheet.tsx";
import { Picture } from "../../../ui/picture/Picture.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { type BlockProps, type Content, useBlockImage } from "../block.ts";
import { Paragraphs } from "../blocks/BlockSection.tsx";
import { useRemovedForms } from "../useRemovedForms.ts";
import noted from "./NotedTopic.module.css";
import pictured from "./PicturedTopic.module.css";

type Topic = Content<"TopicBlock">;

export type OwnSheetProps = {
  id: string;
  tone: SheetTone;
  edge: "a" | "b";
  /** Language of the texts, when it is not the page's. */
  lang: string | undefined;
};

/** One topic on its own sheet: with a picture that overlaps the upper edge, or with a note. */
export function TopicBlock({ content, ...sheet }: OwnSheetProps & BlockProps<"TopicBlock">) {
  const image = useBlockImage(content.imageId);
  return image ? (
    <PicturedTopic {...sheet} topic={content} image={image} />
  ) : (
    <NotedTopic {...sheet} topic={content} />
  );
}

type PicturedTopicProps = OwnSheetProps & {
  topic: Topic;
  image: NonNullable<ReturnType<typeof useBlockImage>>;
};

function PicturedTopic({ id, tone, edge, lang, topic, image }: PicturedTopicProps) {
  const note = useNote(topic);
  return (
    <Sheet
      tone={tone}
      edge={edge}
      labelledBy={topic.heading ? id : undefined}
      className={pictured.sheet}
    >
      <div className={pictured.columns} lang={lang}>
        <div className={pictured.shadow}>
          <div className={pictured.picture}>
            <Picture
              image={image}
              sizes="(width >= 1440px) 600px, (width >= 1024px) 43vw, 90vw"
              fills={4 / 3}
            />
          </div>
        </div>
        <div className={pictured.body}>
          {topic.tag && <p className={pictured.tag}>{topic.tag}</p>}
          <TopicHeading id={id} topic={topic} />
          <Paragraphs text={topic.text} className={pictured.text} />
          <Aspects of={topic.entries} className={pictured.aspects} />
          <TopicLink topic={topic} />
        </div>
        {note && (
          <div className={pictured.note}>
            {topic.noteHeading && <h3>{addNonBreakingSpaces(topic.noteHeading)}</h3>}
            <Paragraphs text={note} />
          </div>
        )}
      </div>
    </Sheet>
  );
}

function NotedTopic({ id, tone, edge, lang, topic }: OwnSheetProps & { topic: Topic }) {
  const note = useNote(topic);
  return (
    <Sheet tone={tone} edge={edge} labelledBy={topic.heading ? id : undefined}>
      <div className={noted.columns} lang={lang}>
        <div>
          {topic.tag && <p className={pictured.tag}>{topic.tag}</p>}
          <TopicHeading id={id} topic={topic} />
          <Paragraphs text={topic.text} className={noted.text} />
          {note || topic.noteHeading ? (
            <div className={noted.note}>
              <div className={noted.slip}>
                {topic.noteHeading && <h3>{addNonBreakingSpaces(topic.noteHeading)}</h3>}
                <Paragraphs text={note} />
                <TopicLink topic={topic} />
              </div>
            </div>
          ) : (
            <TopicLink topic={topic} />
          )}
        </div>
        <Aspects of={topic.entries} className={noted.aspects} />
      </div>
    </Sheet>
  );
}

const TopicHeading = ({ id, topic: { heading } }: { id: string; topic: Topic }) =>
  heading ? <h2 id={id}>{addNonBreakingSpaces(heading)}</h2> : null;

/** The editors' note, and what psychologists promise everywhere in the same words. */
function useNote({ note, isConfidential }: Topic): string {
  const { promise, exception } = usePhrases(confidentiality);
  return [note, isConfidential ? `${promise} ${exception}` : ""].filter(Boolean).join("\n");
}

function TopicLink({ topic: { label, address } }: { topic: Topic }) {
  const { isRemovedPage } = useRemovedForms();
  if (!label || !address || isRemovedPage(address)) return null;
  return <TextLink to={address}>{addNonBreakingSpaces(label)}</TextLink>;
}

type AspectsProps = { of: Topic["entries"]; className: string | undefined };

function Aspects({ of: aspects, className }: AspectsProps) {
  const written = aspects.filter(({ title, text }) => title || text);
  if (written.length === 0) return null;
  return (
    <ul className={className}>
      {written.map(({ title, text }) => (
        <li key={`${title} ${text}`}>
          {title && <h3>{addNonBreakingSpaces(title)}</h3>}
          <Paragraphs text={text} />
        </li>
      ))}
    </ul>
  );
}
