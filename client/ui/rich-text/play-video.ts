import { playerAttributes } from "../video/youtube-player.ts";

/**
 * Replaces the link of a video by YouTube's player, when `target` lies in such a link. Until then
 * the browser has not contacted YouTube.
 */
export function playVideo(target: Element, language: string): boolean {
  const link = target.closest("a[data-play]");
  const videoId = link?.closest("figure")?.dataset.youtube;
  if (!link || !videoId) return false;
  const frame = document.createElement("iframe");
  Object.assign(frame, playerAttributes(videoId, language));
  frame.title = link.querySelector("b")?.textContent ?? "";
  link.replaceWith(frame);
  // The focus was on the link, which is gone.
  frame.focus();
  return true;
}
