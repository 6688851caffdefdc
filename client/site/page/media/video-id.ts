const place = /(?:youtu\.be\/|[?&]v=|\/(?:shorts|live)\/)([\w-]{6,20})(?![\w-])/i;

/** The id in an address of a video on YouTube; null when there is none. */
export const videoIdIn = (address: string): string | null => place.exec(address)?.[1] ?? null;
