/** What is wrong in a file, and where. `message` is for the command line, `text` (Russian) for the desk. */
export type Problem = { file: string; line: number; message: string; text: string };

/** Words of a problem in both languages. */
export type Words = readonly [message: string, text: string];

/** Collects the problems of one file. */
export class Problems {
  readonly list: Problem[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  add(line: number, [message, text]: Words): void {
    this.list.push({ file: this.#file, line: Math.max(1, line), message, text });
  }
}
