import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';

const schema = v.object({
  api: v.string(),
  /** Address of every shell by its code; the specs name these two, a smoke test asks all. */
  origins: v.objectWithRest({ 'brand-one': v.string(), asc: v.string() }, v.string()),
  /** Port of this machine whose pages may embed the forms: a partner's site. */
  partnerPort: v.number(),
  /** Process ids by name: `api` and the codes of the shells. Each leads a process group of its own. */
  pids: v.record(v.string(), v.number()),
  logDir: v.string(),
  /** Servers that the launcher leaves down when they end. */
  keptDown: v.array(v.string()),
});

/** The running stack: where its servers listen and which processes they are. */
export type Stack = v.InferOutput<typeof schema>;

const file = resolve(import.meta.dirname, '../.data/stack.json');

/** Leaves a note about the stack for the tests, which run in other processes. */
export function writeStack(stack: Omit<Stack, 'origins'> & { origins: Readonly<Record<string, string>> }): void {
  mkdirSync(dirname(file), { recursive: true });
  // Tests read it at any moment: it changes as a whole.
  writeFileSync(`${file}.new`, JSON.stringify(stack));
  renameSync(`${file}.new`, file);
}

/** @throws when no stack was started. */
export function readStack(): Stack {
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}

/** Changes the note in part. */
export function updateStack(change: Partial<Stack>): void {
  writeStack({ ...readStack(), ...change });
}

/** From now on the launcher leaves this server down when it ends; without this it starts it again. */
export function keepDown(name: string): void {
  updateStack({ keptDown: [...readStack().keptDown, name] });
}
