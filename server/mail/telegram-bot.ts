import type { TelegramBot } from "../platform/environment.ts";
import type { DeliveryResult } from "./delivery-result.ts";
import type { EmailContent } from "./email-content.ts";
import type { MailServer } from "./mail-server.ts";

const requestTimeoutMs = 30_000;

/** Sends messages through the Bot API of Telegram; `to` is a chat. */
export function openTelegramBot(bot: TelegramBot): MailServer {
  return {
    send: ({ content }, signal) =>
      sendMessage(bot, content, AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)])),
    close: () => undefined,
  };
}

/** The URL contains the token, so that errors are reduced to codes and never logged as a whole. */
async function sendMessage(
  { token, apiUrl }: TelegramBot,
  { to, subject, text }: EmailContent,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  try {
    const response = await fetch(`${apiUrl}/bot${token}/sendMessage`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        chat_id: to,
        text: `${subject}\n\n${text}`.trim(),
        link_preview_options: { is_disabled: true },
      }),
      // A redirect would hand the token to another host.
      redirect: "error",
      signal,
    });
    const { description = "" } = response.ok ? {} : await errorOf(response);
    return response.ok ? { kind: "sent" } : toDeliveryResult(response.status, description);
  } catch (error) {
    return { kind: "postponed", code: networkCode(error), isAway: true };
  }
}

async function errorOf(response: Response): Promise<{ description?: string }> {
  const { description } = Object(await response.json().catch(() => null));
  return typeof description === "string" ? { description } : {};
}

/** Only what concerns the chat is final: token, limits and outages concern every message. */
function toDeliveryResult(status: number, description: string): DeliveryResult {
  // A token that is malformed leads to an unknown address, hence 404.
  if (status === 401 || status === 404) return away(`TOKEN_REFUSED ${status}`);
  if (status === 403) return { kind: "refused", code: "CHAT_REFUSED 403" };
  if (status === 400) {
    const isChat = /chat not found|chat_id is empty|upgraded to a supergroup/i.test(description);
    return { kind: "refused", code: isChat ? "CHAT_NOT_FOUND 400" : "TELEGRAM 400" };
  }
  return away(`TELEGRAM ${status}`);
}

const away = (code: string): DeliveryResult => ({ kind: "postponed", code, isAway: true });

/** `ECONNREFUSED` and the like, from the cause that fetch wraps. */
function networkCode(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "ETIMEDOUT";
  const { cause } = Object(error);
  const { code } = Object(cause);
  return typeof code === "string" && /^[A-Z0-9_]{1,40}$/.test(code) ? code : "UNREACHABLE";
}
