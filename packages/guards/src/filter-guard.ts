import { isRowValue } from '@showroom/domain/listing-rows';
import { type Facts, fullPath } from './facts.ts';
import { pass, toNotFound, type Verdict } from './verdict.ts';

/**
 * `validate-filter`: values of the path's filter must be known (PD-15): years 1900 to the next one, seats 1 to 9, the rest
 * by vocabulary. Marks and models are left to the existence lookup, as only the data knows them.
 */
export function validateFilter(facts: Facts): Verdict {
  const params = facts.match?.params;
  if (!params) return pass;
  const now = new Date(facts.now);
  for (const name in params) {
    if (!isRowValue(name, params[name] ?? '', now)) {
      return toNotFound('filter', `Page Not Found: ${fullPath(facts.path, facts.query)}`);
    }
  }
  return pass;
}
