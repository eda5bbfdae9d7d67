import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';

/** A process that has worked in its pool of threads already, as the loader of modules has. */
const program = `
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
await readFile('/proc/self/stat');
const { lowerPriority } = await import(${JSON.stringify(new URL('./lower-priority.ts', import.meta.url).href)});
lowerPriority(3);
console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))));
`;

test.runIf(process.platform === 'linux')('no thread of a process keeps the priority that it was started with', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  const priorities = JSON.parse(said) as number[];
  expect(priorities.length).toBeGreaterThan(4);
  expect(new Set(priorities)).toEqual(new Set([Math.min(19, getPriority() + 3)]));
});
