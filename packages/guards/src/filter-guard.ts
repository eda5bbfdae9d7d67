import { type Facts, type FilterKind, filterKinds, fullPath } from './facts.ts';
import { pass, toNotFound, type Verdict } from './verdict.ts';

const firstYear = 1900;
const year = /^\d{4}$/;
const seats = /^[1-9]$/;
const kinds: ReadonlySet<string> = new Set(filterKinds);

function isFilterKind(name: string): name is FilterKind {
  return kinds.has(name);
}

function isKnown(facts: Facts, name: string, value: string): boolean {
  if (name === 'year') {
    if (!year.test(value)) return false;
    const number = Number(value);
    return number >= firstYear && number <= new Date(facts.now).getUTCFullYear() + 1;
  }
  if (name === 'numberOfSeats') return seats.test(value);
  return isFilterKind(name) ? facts.dictionary(name, value) : true;
}

/**
 * `validate-filter`: values of the path's filter must be known (decision 15): years 1900 to the next one, seats 1 to 9,
 * the rest by dictionary. Marks and models are left to the existence lookup, as only the data knows them.
 */
export function validateFilter(facts: Facts): Verdict {
  const params = facts.match?.params;
  if (!params) return pass;
  for (const name in params) {
    if (!isKnown(facts, name, params[name] ?? '')) {
      return toNotFound('filter', `Page Not Found: ${fullPath(facts.path, facts.query)}`);
    }
  }
  return pass;
}
