import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isLastAttempt, retryLater } from "../../../client/ui/picture/retry-later.ts";

const aWindow = () => Object.assign(new EventTarget(), { hidden: false });
let browser = aWindow();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  browser = aWindow();
  vi.stubGlobal("document", browser);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a picture that did not load is fetched three times more, after longer and longer pauses", () => {
  const pauses = [0, 1, 2].map((attempt) => {
    const retry = vi.fn();
    retryLater(attempt, retry);
    for (let seconds = 1; ; seconds++) {
      vi.advanceTimersByTime(1000);
      if (retry.mock.calls.length > 0 || seconds > 100) return seconds;
    }
  });
  expect(pauses).toEqual([6, 18, 54]);
  expect([0, 1, 2, 3].map(isLastAttempt)).toEqual([false, false, false, true]);
  retryLater(3, () => undefined);
  expect(vi.getTimerCount()).toBe(0);
});

test("a picture is fetched again when the connection is back or the reader returns to the tab", () => {
  const retry = vi.fn();
  const cancel = retryLater(3, retry);
  browser.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledTimes(1);
  browser.hidden = true;
  browser.dispatchEvent(new Event("visibilitychange"));
  expect(retry).toHaveBeenCalledTimes(1);
  browser.hidden = false;
  browser.dispatchEvent(new Event("visibilitychange"));
  expect(retry).toHaveBeenCalledTimes(2);
  cancel();
  browser.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledTimes(2);
});

test("a picture whose page was left is not fetched any more", () => {
  const retry = vi.fn();
  retryLater(0, retry)();
  vi.advanceTimersByTime(600_000);
  expect(retry).not.toHaveBeenCalled();
});
