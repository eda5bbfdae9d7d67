import type { ImportSummary } from './import-feed.ts';
import type { Problem } from './problem.ts';

/** What an import says while it goes on, one line of JSON each where it crosses a process. */
export type ImportEvent =
  | { kind: 'read'; bytes: number }
  | { kind: 'apply' }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'done'; summary: ImportSummary }
  /** The file as a whole was refused; nothing has changed. */
  | { kind: 'failed'; message: string };
