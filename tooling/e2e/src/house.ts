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

/** The running house: where its servers listen and which processes they are. */
export type House = v.InferOutput<typeof schema>;

const file = resolve(import.meta.dirname, '../.data/house.json');

/** Leaves a note about the house for the tests, which run in other processes. */
export function writeHouse(house: Omit<House, 'origins'> & { origins: Readonly<Record<string, string>> }): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(house));
}

/** @throws when no house was started. */
export function readHouse(): House {
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}
