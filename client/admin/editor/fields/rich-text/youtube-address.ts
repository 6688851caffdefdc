const address =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])\S*$/i;

/** The id of the video when the text is the address of a video on YouTube; else null. */
export const videoIdOf = (text: string): string | null => address.exec(text.trim())?.[1] ?? null;
