import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seoSchema, staticPage } from '@showroom/api-contract/content';
import { codesOf, conditions, transportTypes } from '@showroom/domain/dictionaries';
import { codeSchema, dealerSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';

const { name, city, address, metro, latitude, longitude, phone, departments } = dealerSchema.entries;
const type = v.picklist(codesOf(transportTypes));

const dealer = v.strictObject({
  ...{ code: codeSchema, name, city, address, metro, latitude, longitude, phone, departments },
  types: v.array(type),
  electro: v.boolean(),
  marks: v.array(codeSchema),
  advisers: v.array(
    v.strictObject({ code: codeSchema, name: v.string(), position: v.string(), extension: v.string() }),
  ),
});

const schema = v.strictObject({
  /** 1 and 2 are written down in the tables beside this file. */
  holdingId: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(99)),
  /** Vehicles in stock for each hundred of the first two holdings. */
  perHundred: v.pipe(v.number(), v.minValue(1), v.maxValue(100)),
  /** What they are, in parts of their sum. */
  stock: v.array(v.strictObject({ type, condition: v.picklist(codesOf(conditions)), share: v.number() })),
  dealers: v.array(dealer),
  pages: v.array(staticPage),
  seo: v.array(v.strictObject({ path: v.string(), ...seoSchema.entries })),
});

/** The demonstration facts of a brand that came later: one file `holdings/<code>.json`, made by the brand generator. */
export type HoldingFacts = v.InferOutput<typeof schema>;

const folder = join(import.meta.dirname, 'holdings');

/** Facts of one holding. @throws {Error} that names the file and what is wrong in it */
export function parseHolding(file: string, text: string): HoldingFacts {
  const result = v.safeParse(schema, JSON.parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'} is wrong: ${issue.message}`);
}

/** Every holding beyond the first two, in the order of their ids. The folder is the list. */
export const moreHoldings: readonly HoldingFacts[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => parseHolding(file, readFileSync(join(folder, file), 'utf8')))
  .sort((a, b) => a.holdingId - b.holdingId);
