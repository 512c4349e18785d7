/** Where a command reads and writes, so that tests can listen. */
export interface Io {
  /** One line, or several with line breaks, to standard output: what was asked for. */
  out(line: string): void;
  /** A line to standard error: everything else. */
  err(line: string): void;
  readonly input: NodeJS.ReadableStream;
  /** Where somebody who types at `input` sees it; undefined when `input` is no terminal. */
  readonly terminal: NodeJS.WritableStream | undefined;
  /** Where a progress bar may be drawn; undefined when standard error is no terminal. */
  readonly progress: NodeJS.WritableStream | undefined;
}

export function processIo(): Io {
  const { stdin, stdout, stderr } = process;
  // Whoever reads may stop reading, as `head` does: that is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    get input() {
      return stdin;
    },
    get terminal() {
      return stdin.isTTY === true ? stdout : undefined;
    },
    progress: stderr.isTTY === true ? stderr : undefined,
  };
}
