import { writeFileSync } from 'node:fs';
import { type Choice, type Event, eventsFor, type Result, type Viewer } from '@asclepion/kernel';
import { columns } from '../columns.ts';
import { Failure } from '../failure.ts';
import type { Words } from '../games/face.ts';
import type { Io } from '../io.ts';
import type { CliTexts } from '../text/index.ts';
import { Lines } from './lines.ts';
import { Menu } from './menu.ts';
import type { Session } from './session.ts';

/** What one answer led to: the next question, the same one, or the end. */
type Outcome = 'on' | 'again' | 'quit';

const EXAMPLE = '{"do": …}';

/** A whole game in the terminal, or with answers piped in. */
export class TerminalGame {
  private readonly session: Session;
  private readonly words: Words;
  private readonly texts: CliTexts;
  private readonly names: readonly string[];
  private readonly io: Io;
  /** Whose secrets may be shown: those of the only person, nobody's when there are several. */
  private readonly viewer: Viewer;
  /** Where the programme was when the position was last shown. */
  private shownAt = '';

  constructor(session: Session, words: Words, texts: CliTexts, names: readonly string[], io: Io) {
    this.session = session;
    this.words = words;
    this.texts = texts;
    this.names = names;
    this.io = io;
    const persons = session.bots.flatMap((bot, seat) => (bot === undefined ? [seat] : []));
    this.viewer = persons.length === 1 ? persons[0] : 'watcher';
  }

  /** Plays until the game is over or somebody quits. Throws Failure when the answers end before. */
  async play(): Promise<void> {
    const lines = new Lines(this.io);
    try {
      this.tell(this.session.log);
      for (let seat = this.session.next; seat !== undefined; seat = this.session.next) {
        const bot = this.session.bots[seat];
        if (bot !== undefined) this.tell(this.session.botChooses(seat, bot));
        else if ((await this.ask(seat, lines)) === 'quit') return this.io.out(this.texts.text('cli.quit'));
      }
    } finally {
      lines.close();
    }
    this.showEnd();
  }

  private tell(events: readonly Event[]): void {
    for (const event of eventsFor(events, this.viewer)) this.io.out(this.words.event(event));
  }

  /** Asks one seat until it has chosen, taken something back, or quit. */
  private async ask(seat: number, lines: Lines): Promise<Outcome> {
    const { engine, state } = this.session;
    const view = engine.view(state, seat);
    const choices = engine.choices(view, seat);
    const menu = new Menu(
      this.texts,
      choices.map((choice) => this.words.choice(view, seat, choice)),
    );
    this.showPositionOnce(seat);
    this.io.out('');
    this.io.out(this.texts.text('cli.turn', { player: this.names[seat], what: this.words.prompt(view, seat) }));
    for (const line of menu.lines()) this.io.out(line);
    for (;;) {
      const answer = await lines.next();
      if (answer === undefined) return this.noMoreAnswers();
      const outcome = this.answer(seat, answer, choices, menu);
      if (outcome !== 'again') return outcome;
    }
  }

  private answer(seat: number, answer: string, choices: readonly Choice[], menu: Menu): Outcome {
    const [word, ...rest] = answer.split(/\s+/);
    switch (word) {
      case 'q':
        return 'quit';
      case '?':
        return this.say(this.texts.text('cli.help', { example: EXAMPLE }));
      case 'b':
        this.showPosition(seat);
        return 'again';
      case 'l':
        return this.showLog();
      case 's':
        return this.save(rest.join(' '));
      case 'u':
        return this.undo(seat);
      case 'n':
      case 'p':
        menu.turn(word === 'n' ? 1 : -1);
        return this.say(...menu.lines());
    }
    if (/^\d+$/.test(answer)) {
      const number = Number(answer);
      if (number < 1 || number > choices.length) {
        return this.say(this.texts.text('cli.no-such-number', { number, most: choices.length }));
      }
      return this.choose(seat, choices[number - 1]);
    }
    if (answer.startsWith('{')) return this.chooseWritten(seat, answer);
    if (!menu.search(answer)) return this.say(this.texts.text('cli.no-match', { text: answer }));
    return this.say(...menu.lines());
  }

  private say(...lines: readonly string[]): Outcome {
    for (const line of lines) this.io.out(line);
    return 'again';
  }

  private choose(seat: number, choice: unknown): Outcome {
    const made = this.session.choose(seat, choice);
    if ('violation' in made) {
      return this.say(this.texts.text('cli.refused', { reason: this.words.violation(made.violation) }));
    }
    this.tell(made.events);
    return 'on';
  }

  private chooseWritten(seat: number, answer: string): Outcome {
    try {
      return this.choose(seat, JSON.parse(answer));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return this.say(this.texts.text('cli.not-readable', { reason: error.message }));
    }
  }

  private undo(seat: number): Outcome {
    const violation = this.session.undo(seat);
    if (violation !== undefined) {
      return this.say(this.texts.text('cli.refused', { reason: this.words.violation(violation) }));
    }
    this.say(this.texts.text('cli.undone'));
    return 'on';
  }

  private showLog(): Outcome {
    const events = eventsFor(this.session.log, this.viewer);
    if (events.length === 0) return this.say(this.texts.text('cli.empty-log'));
    return this.say(...events.map((event) => this.words.event(event)));
  }

  private save(given: string): Outcome {
    const file = given === '' ? `${this.session.engine.game.id}-table.json` : given;
    try {
      writeFileSync(file, `${JSON.stringify(this.session.file())}\n`);
    } catch (error) {
      return this.say(this.texts.text('cli.not-saved', { reason: (error as Error).message }));
    }
    return this.say(this.texts.text('cli.saved', { file }));
  }

  private noMoreAnswers(): Outcome {
    if (this.io.terminal !== undefined) return 'quit';
    throw new Failure('The answers ended before the game did. Pipe in more lines, or q to quit.');
  }

  private showPositionOnce(seat: number): void {
    const programme = this.session.state.frames.find(({ step }) => step === 'programme');
    const here = JSON.stringify([seat, programme]);
    if (here === this.shownAt) return;
    this.shownAt = here;
    this.showPosition(seat);
  }

  private showPosition(seat: number): void {
    const { engine, state } = this.session;
    this.say('', ...this.words.position(engine.view(state, seat)));
  }

  private showEnd(): void {
    const { engine, state, seed } = this.session;
    this.say('', ...this.words.position(engine.view(state, this.viewer)), '', this.texts.text('cli.over'));
    const result = engine.result(state);
    if (result !== undefined) this.say(...this.scores(result));
    this.say(this.texts.text('cli.seed', { seed }));
  }

  private scores({ lines, scores, winners }: Result): string[] {
    const rows = lines
      .filter(({ points }) => points.some((amount) => amount !== 0))
      .map(({ id, points }) => [this.words.scoreLine(id), ...points.map(String)]);
    const total = [this.texts.text('cli.total'), ...scores.map(String)];
    const names = this.texts.list(winners.map((seat) => this.names[seat]));
    return [
      ...columns(
        [['', ...this.names], ...rows, total],
        this.names.map((_, at) => at + 1),
      ),
      this.texts.text('cli.winners', { count: winners.length, names }),
    ];
  }
}
