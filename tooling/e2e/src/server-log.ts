import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStack } from './running-stack.ts';

/** Lines of each log that are told. */
const told = 25;

/** The last of what a shell and the API said beside their records of requests: why an answer is a 503. */
export function serverTroubles(code: string): string {
  return ['api', code]
    .map((name) => {
      const lines = readFileSync(join(readStack().logDir, `${name}.log`), 'utf8')
        .trimEnd()
        .split('\n');
      const troubles = lines.filter((line) => !/^\{"(?:level":[1-3]0|progress|ready)/.test(line));
      return [`${name}.log:`, ...troubles.slice(-told)].join('\n');
    })
    .join('\n');
}
