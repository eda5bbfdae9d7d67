import { isPriceCap } from '@showroom/domain/listing-path';
import { requireReports, requireSession } from './account-guard.ts';
import { chooseCity, chooseContactsCity } from './city-guard.ts';
import { type Facts, fullPath, type Guard } from './facts.ts';
import { validateFilter } from './filter-guard.ts';
import { pass, type Reason, toNotFound, type Verdict } from './verdict.ts';

const guards: ReadonlyMap<string, Guard> = new Map([
  ['authenticated-reports', requireReports],
  ['authenticated', requireSession],
  ['city-contacts', chooseContactsCity],
  ['city', chooseCity],
  ['validate-filter', validateFilter],
]);

const priceCapRule = /^not-price-cap\((\w+)\)$/;

const brandRule = /^brand\((.+)\)$/;

/** The brand that a name limits a row to: `brand(asc)` → `asc`. */
export function brandOfGuard(name: string): string | undefined {
  return brandRule.exec(name)?.[1];
}

function notFound(reason: Reason, facts: Facts): Verdict {
  return toNotFound(reason, `Page Not Found: ${fullPath(facts.path, facts.query)}`);
}

function requireBrand(brand: string): Guard {
  return (facts) => (facts.brand === brand ? pass : notFound('wrong-brand', facts));
}

function refusePriceCap(param: string): Guard {
  return (facts) => (isPriceCap(facts.match?.params[param] ?? '') ? notFound('price-cap', facts) : pass);
}

/**
 * The rule behind a name of a route row. Throws 'Unknown route middleware' (PRD-8) for any other.
 * `param` is the row's parameter that the rule reads, where it names one.
 */
export function readGuard(name: string): { guard: Guard; param?: string } {
  const guard = guards.get(name);
  if (guard) return { guard };
  const brand = brandOfGuard(name);
  if (brand !== undefined) return { guard: requireBrand(brand) };
  const param = priceCapRule.exec(name)?.[1];
  if (param === undefined) throw new Error('Unknown route middleware', { cause: name });
  return { guard: refusePriceCap(param), param };
}

/** Runs rules in their order: the first that objects decides; cities that rules chose on the way are kept. */
export function runGuards(rules: readonly Guard[], facts: Facts): Verdict {
  let result: Verdict = pass;
  for (const rule of rules) {
    const verdict = rule(facts);
    if (verdict.kind !== 'pass') return verdict;
    if (verdict.city !== undefined) result = verdict;
  }
  return result;
}
