import { type CityCode, defaultCity, isCityCode } from '@showroom/domain/city';
import type { Facts } from './facts.ts';
import { pass, type Verdict } from './verdict.ts';

/**
 * City of a request. PD-4 says "cookie, else query", but a visitor who follows `?city=spb`, or presses 'Да, верно',
 * which writes the city into the query, asks for that city now: so the query speaks first and becomes the cookie.
 */
export function cityOf(facts: Facts): CityCode {
  if (facts.cityQuery.city !== undefined) return facts.cityQuery.city;
  if (isCityCode(facts.cookies.city)) return facts.cookies.city;
  return isCityCode(facts.location) ? facts.location : defaultCity;
}

/** `city`: a city in the query is a choice, remembered in the cookie unless it already says so. Refuses nobody. */
export function chooseCity(facts: Facts): Verdict {
  const chosen = facts.cityQuery.city;
  if (chosen === undefined) return pass;
  if (chosen === facts.cookies.city) return { kind: 'pass', reason: 'city-chosen', city: chosen };
  return { kind: 'pass', reason: 'city-chosen', city: chosen, remember: chosen };
}

/** `city-contacts`: as `city`, but `/contacts/spb/` is shown as spb to everyone; only a query is a choice to remember. */
export function chooseContactsCity(facts: Facts): Verdict {
  const verdict = chooseCity(facts);
  const code = facts.match?.params.code;
  return isCityCode(code) && verdict.kind === 'pass' ? { ...verdict, reason: 'city-chosen', city: code } : verdict;
}
