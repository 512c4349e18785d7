import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';

/** Lines that somebody types or a program pipes in. */
export class Lines {
  private readonly io: Io;
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor(io: Io) {
    this.io = io;
    const { input, terminal } = io;
    this.reader = terminal === undefined ? createInterface({ input }) : createInterface({ input, output: terminal });
    this.reader.on('SIGINT', () => this.reader.close());
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** The next line, undefined when there are no more. What is piped in is shown, so that the output can be read. */
  async next(): Promise<string | undefined> {
    if (this.io.terminal !== undefined) this.reader.prompt();
    const { value, done } = await this.lines.next();
    if (done === true) return undefined;
    if (this.io.terminal === undefined) this.io.out(`> ${value}`);
    return value.trim();
  }

  close(): void {
    this.reader.close();
  }
}
