/** Shows the number of files that are done: in one line of a terminal, else in a line per 200 files. */
export function fileProgress(
  verb: string,
  say: (line: string) => void,
): (done: number, total: number) => void {
  return (done, total) => {
    const line = `${verb}: ${done} of ${total}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? "\n" : ""}`);
    else if (done % 200 === 0 || done === total) say(line);
  };
}
