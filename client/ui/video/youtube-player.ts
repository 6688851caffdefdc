/**
 * Attributes of a frame with YouTube's player, which starts at once; `language` is an HTML language
 * code. The Content-Security-Policy allows this host alone.
 */
export const playerAttributes = (videoId: string, language: string) => ({
  src: `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&hl=${language}`,
  allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
});
