import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';

const schema = v.object({
  api: v.string(),
  /** Address of every shell by its code; the specs name these two, a smoke test asks all. */
  origins: v.objectWithRest({ 'brand-one': v.string(), asc: v.string() }, v.string()),
  /** Process ids by name: `api` and the codes of the shells. Each leads a process group of its own. */
  pids: v.record(v.string(), v.number()),
  logDir: v.string(),
});

/** The running stack: where its servers listen and which processes they are. */
export type Stack = v.InferOutput<typeof schema>;

const file = resolve(import.meta.dirname, '../.data/stack.json');

/** Leaves a note about the stack for the tests, which run in other processes. */
export function writeStack(stack: Omit<Stack, 'origins'> & { origins: Readonly<Record<string, string>> }): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stack));
}

/** @throws when no stack was started. */
export function readStack(): Stack {
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}
