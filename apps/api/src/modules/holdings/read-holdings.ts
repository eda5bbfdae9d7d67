import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HoldingFacts, HoldingId } from '@showroom/domain/brand';
import { codesOf, transportTypes } from '@showroom/domain/dictionaries';
import { isLeadFormId, type LeadFormId } from '@showroom/domain/lead/lead-forms';
import * as v from 'valibot';

/** Whom a deployment tells of a holding's leads, beside the customer. */
export type Told = { mails: ReadonlyMap<string, string>; crm: string | undefined };
/** `told` is absent where nobody is told, as in tests of something else. */
export type Holding = HoldingFacts & { told?: Told };
export type Holdings = ReadonlyMap<HoldingId, Holding>;

const phone = v.pipe(v.string(), v.regex(/^7\d{10}$/, '11 digits that begin with 7'));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const deposit = v.strictObject({ sum: positive, days: positive });
const schema = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  holdingId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  name: v.string(),
  host: v.string(),
  /** Named by shared texts: `{{entity}}`. */
  legal: v.strictObject({ entity: v.string(), ogrn: v.string(), address: v.string() }),
  phones: v.strictObject({ msk: phone, spb: phone }),
  features: v.strictObject({
    cityPopup: v.boolean(),
    geolocationButton: v.boolean(),
    englishLink: v.boolean(),
    loyalty: v.boolean(),
  }),
  deposits: v.exactOptional(v.strictObject(v.entriesFromList(codesOf(transportTypes), v.exactOptional(deposit)))),
  complianceMail: v.pipe(v.string(), v.email()),
  consentMode: v.picklist(['spec', 'separate']),
  light: v.exactOptional(v.literal('dusk')),
  forms: v.array(v.custom<LeadFormId>(isLeadFormId, 'the id of a form')),
}) satisfies v.GenericSchema<unknown, HoldingFacts>;

/** Facts of one holding. @throws {Error} that names the file and what is wrong in it */
export function parseHoldingFacts(file: string, text: string): HoldingFacts {
  const result = v.safeParse(schema, JSON.parse(text));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'} is wrong: ${issue.message}`);
}

/** Every holding by its number. The folder is the list. @throws {Error} for a broken file, and for a number that stands twice */
export function readHoldings(folder = join(import.meta.dirname, 'facts')): Holdings {
  const holdings = new Map<HoldingId, HoldingFacts>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const facts = parseHoldingFacts(file, readFileSync(join(folder, file), 'utf8'));
    if (holdings.has(facts.holdingId)) throw new Error(`${file}: holding ${facts.holdingId} has a file already`);
    holdings.set(facts.holdingId, facts);
  }
  return holdings;
}
