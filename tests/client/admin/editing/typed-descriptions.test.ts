import { beforeEach, expect, test } from "vitest";
import {
  type DescriptionKey,
  type SendResult,
  TypedDescriptions,
} from "../../../../client/admin/image/describe/typed-descriptions.ts";

const key: DescriptionKey = { id: "1", language: "UA" };

/** What was sent, and how the server answers it. */
let sent: {
  text: string;
  previous: string;
  answer: (result: SendResult | Error) => Promise<void>;
}[];
/** Timers that are set, the oldest first. */
let timers: (() => void)[];
let descriptions: TypedDescriptions;

beforeEach(() => {
  sent = [];
  timers = [];
  const send = (_: DescriptionKey, text: string, previous: string) =>
    new Promise<SendResult>((resolve, reject) => {
      const answer = async (result: SendResult | Error) => {
        if (result instanceof Error) reject(result);
        else resolve(result);
        // The store continues when its promise has settled.
        await new Promise<void>((done) => setImmediate(done));
      };
      sent.push({ text, previous, answer });
    });
  descriptions = new TypedDescriptions(send, (run) => {
    timers.push(run);
    return () => void timers.splice(timers.indexOf(run) >>> 0, 1);
  });
});

const texts = () => sent.map(({ text }) => text);
const runTimers = () => timers.splice(0).map((run) => run());
const noConnection = new TypeError("Failed to fetch");

test("a description is saved when the editor pauses, not on each keystroke", async () => {
  descriptions.type(key, "Ді", "");
  descriptions.type(key, "Діти", "");
  expect(texts()).toEqual([]);
  expect(descriptions.unsavedCount()).toBe(1);
  runTimers();
  expect(texts()).toEqual(["Діти"]);
  await sent[0]?.answer({ kind: "saved", text: "Діти" });
  expect(descriptions.get(key)?.state).toBe("saved");
  expect(descriptions.unsavedCount()).toBe(0);
});

test("a description is saved at once when the editor goes to the next field", () => {
  descriptions.type(key, "Діти", "");
  descriptions.leave(key);
  runTimers();
  expect(texts()).toEqual(["Діти"]);
});

test("what is typed while the text is being saved is saved after it, on top of it", async () => {
  descriptions.type(key, "Діти", "");
  descriptions.leave(key);
  descriptions.type(key, "Діти малюють", "");
  runTimers();
  expect(texts()).toEqual(["Діти"]);
  await sent[0]?.answer({ kind: "saved", text: "Діти" });
  runTimers();
  expect(sent[1]).toMatchObject({ text: "Діти малюють", previous: "Діти" });
});

test("without a connection the text stays and is sent again", async () => {
  descriptions.type(key, "Діти", "");
  descriptions.leave(key);
  await sent[0]?.answer(noConnection);
  expect(descriptions.get(key)).toMatchObject({ text: "Діти", state: "failed" });
  expect(descriptions.unsavedCount()).toBe(1);
  descriptions.retry();
  await sent[1]?.answer(noConnection);
  runTimers();
  await sent[2]?.answer({ kind: "saved", text: "Діти" });
  expect(texts()).toEqual(["Діти", "Діти", "Діти"]);
  expect(descriptions.get(key)?.state).toBe("saved");
});

test("an editor who keeps their own text after a conflict replaces the colleague's", async () => {
  descriptions.type(key, "Вовк", "");
  descriptions.leave(key);
  await sent[0]?.answer({ kind: "conflict", text: "Собака" });
  expect(descriptions.get(key)).toMatchObject({ text: "Вовк", state: "conflict" });
  descriptions.type(key, "Вовк у лісі", "Собака");
  runTimers();
  expect(sent).toHaveLength(1);
  descriptions.settle(key, "own");
  expect(sent[1]).toMatchObject({ text: "Вовк у лісі", previous: "Собака" });
});

test("an editor who takes the colleague's text saves nothing", async () => {
  descriptions.type(key, "Вовк", "");
  descriptions.leave(key);
  await sent[0]?.answer({ kind: "conflict", text: "Собака" });
  descriptions.settle(key, "theirs");
  expect(descriptions.get(key)).toMatchObject({ text: "Собака", state: "saved" });
  expect(sent).toHaveLength(1);
});

test("a description of a deleted picture is not sent again", async () => {
  descriptions.type(key, "Діти", "");
  descriptions.leave(key);
  await sent[0]?.answer({ kind: "gone" });
  descriptions.retry();
  runTimers();
  expect(sent).toHaveLength(1);
  expect(descriptions.unsavedCount()).toBe(0);
});

test("a text that was typed and taken back is not sent", () => {
  descriptions.type(key, "Діти!", "Діти");
  descriptions.type(key, "Діти ", "Діти");
  descriptions.leave(key);
  expect(sent).toEqual([]);
  expect(descriptions.unsavedCount()).toBe(0);
});

test("the two languages of a picture do not wait for each other", () => {
  const english: DescriptionKey = { id: "1", language: "ENG" };
  descriptions.type(key, "Діти", "");
  descriptions.leave(key);
  descriptions.type(english, "Children", "");
  descriptions.leave(english);
  expect(texts()).toEqual(["Діти", "Children"]);
});

test("a description that is too long is neither sent nor called saved, and is saved once it is shorter", async () => {
  descriptions.type(key, "Д".repeat(501), "");
  runTimers();
  expect(sent).toEqual([]);
  expect(descriptions.get(key)).toMatchObject({ text: "Д".repeat(501), state: "tooLong" });
  expect(descriptions.unsavedCount()).toBe(1);
  descriptions.type(key, "Діти", "");
  descriptions.leave(key);
  await sent[0]?.answer({ kind: "saved", text: "Діти" });
  expect(texts()).toEqual(["Діти"]);
  expect(descriptions.areAllSaved()).toBe(true);
});

test("nobody is told that all is saved when nothing was typed, or when the picture is gone", async () => {
  expect(descriptions.areAllSaved()).toBe(false);
  descriptions.type(key, "Діти", "");
  descriptions.leave(key);
  await sent[0]?.answer({ kind: "gone" });
  expect(descriptions.areAllSaved()).toBe(false);
});
