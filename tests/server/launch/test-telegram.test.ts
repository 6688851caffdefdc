import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openTelegramSender } from "../../../server/start-emails.ts";
import { botToken, startTelegramServer } from "../../support/applications/telegram-server.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const telegramServer = await startTelegramServer();
afterAll(telegramServer.stop);
const plain = await aServer();

/** A site whose bot has this token. */
function aSiteWith(token: string, apiUrl = telegramServer.url) {
  const telegram = { token, apiUrl };
  return aServer({ telegram, sendTelegram: openTelegramSender({ telegram }) });
}
const site = await aSiteWith(botToken);

beforeEach(() => {
  telegramServer.received.length = 0;
  telegramServer.refusals.clear();
});

const document = "mutation ($chat: String!) { sendTestTelegram(chat: $chat) { outcome code } }";
const sendFrom = async (from: typeof site, chat = "-1001") =>
  (await from.executeOrThrow(document, { chat }, "admin")).sendTestTelegram;

test("an admin's test message arrives in the chat, in both languages", async () => {
  expect(await sendFrom(site)).toEqual({ outcome: "SENT", code: "" });
  const [message] = telegramServer.received;
  expect(message?.chat).toBe("-1001");
  expect(message?.text).toContain("Пробне повідомлення · Test message");
});

describe("an admin is told", () => {
  test("that no bot is set", async () => {
    expect(await sendFrom(plain)).toEqual({ outcome: "NO_BOT", code: "" });
  });

  test("that Telegram does not know the token", async () => {
    const other = await aSiteWith("1:some-other-token-of-a-bot");
    expect(await sendFrom(other)).toEqual({ outcome: "TOKEN_REFUSED", code: "TOKEN_REFUSED 401" });
  });

  test("that the chat does not exist", async () => {
    telegramServer.refusals.set("@nowhere", [400, "Bad Request: chat not found"]);
    expect(await sendFrom(site, "@nowhere")).toMatchObject({ outcome: "CHAT_NOT_FOUND" });
  });

  test("that the bot was removed from the chat", async () => {
    telegramServer.refusals.set("-7", [403, "Forbidden: bot was kicked from the group chat"]);
    expect(await sendFrom(site, "-7")).toMatchObject({ outcome: "CHAT_REFUSED" });
  });

  test("that Telegram is not reachable", async () => {
    const unreachable = await aSiteWith(botToken, "http://127.0.0.1:9");
    expect(await sendFrom(unreachable)).toMatchObject({ outcome: "NOT_REACHABLE" });
  });

  test("that it is no chat, at its field", async () => {
    const { errors } = await site.execute(document, { chat: "our chat" }, "admin");
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "INVALID",
      fields: [{ path: "chat", rule: "chat" }],
    });
    expect(telegramServer.received).toEqual([]);
  });
});

describe("which channels a message can take", () => {
  const channels = async (at: typeof site, as: Role = "caseWorker") =>
    (await at.executeOrThrow("{ messageChannels }", {}, as)).messageChannels;

  test("is none without mail server and bot, and Telegram with a bot", async () => {
    expect([await channels(plain), await channels(site)]).toEqual([[], ["TELEGRAM"]]);
  });

  test("is not e-mail while there is no address to send from", async () => {
    const smtpUrl = "smtp://mail.example:587";
    const senderless = await aServer({ smtpUrl });
    expect(await channels(senderless)).toEqual([]);
    const complete = await aServer({ smtpUrl, mailFrom: "site@foundation.org" });
    expect(await channels(complete)).toEqual(["EMAIL"]);
  });

  test("is told to those alone who work with applications", async () => {
    const { errors } = await site.execute("{ messageChannels }", {}, "editor");
    expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  });
});
