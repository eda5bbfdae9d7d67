import type { ImportSummary } from './import-feed.ts';
import type { Problem } from './problem.ts';

/** Progress events of an import; JSON lines between processes. */
export type ImportEvent =
  | { kind: 'read'; bytes: number }
  | { kind: 'apply' }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'done'; summary: ImportSummary }
  /** The file as a whole was refused; nothing has changed. */
  | { kind: 'failed'; message: string };
