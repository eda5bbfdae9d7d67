import type { Problem } from '../modules/content/compile/problem.ts';

/** One line, as editors of code understand it. */
export const printContentProblem = ({ file, line, message }: Pick<Problem, 'file' | 'line' | 'message'>): string =>
  `${file}:${line} ${message}`;
