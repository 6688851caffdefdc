/** The sentences beside a video, and their language as an HTML code. */
export type VideoLabels = {
  lang: string;
  play: string;
  notice: string;
  open: string;
  player: string;
};

/**
 * Prepares the server's sanitized HTML for a page: tables get a box of their own in which they
 * scroll, header cells their scope, numbered lists their first number, and videos become links that
 * `playVideo` replaces. Everything is readable without scripts.
 */
export const presentRichText = (html: string, labels: VideoLabels): string =>
  html
    // A scrollable box must be reachable by keyboard.
    .replaceAll("<table>", '<div data-table tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replace(/<tr>.*?<\/tr>/gs, withScopes)
    .replace(
      /<ol start="(\d+)"/g,
      (list, start: string) => `${list} style="counter-reset: item ${Number(start) - 1}"`,
    )
    .replace(video, (_video, id: string, title = "") => videoLink(id, title, labels));

/**
 * In a row of headers each heads its column; beside other cells a header heads the row. A blank
 * header, such as the corner of a table, heads nothing.
 */
function withScopes(row: string): string {
  const scope = row.includes("<td") ? "row" : "col";
  return row.replace(/<th\b([^<>]*)>(.*?)<\/th>/gs, (_cell, attributes: string, content: string) =>
    /[^\s]/.test(content.replace(/<(?!img)[^<>]*>|&nbsp;/g, ""))
      ? `<th scope="${scope}"${attributes}>${content}</th>`
      : `<td${attributes}>${content}</td>`,
  );
}

const video =
  /<figure data-youtube="([\w-]+)">(?:<figcaption>((?:(?!<\/figcaption>).)*)<\/figcaption>)?<\/figure>/gs;

function videoLink(id: string, title: string, labels: VideoLabels): string {
  const { lang, play, notice, open, player } = labels;
  const link = `<a href="https://www.youtube.com/watch?v=${id}" rel="noopener"`;
  const name = title ? `<b>${title}</b>` : `<b lang="${lang}">${player}</b>`;
  return `<figure data-youtube="${id}">${link} data-play>${name}<span lang="${lang}">${play}</span></a>
<figcaption lang="${lang}">${notice} ${link}>${open}</a></figcaption></figure>`;
}
