import type { Facets } from '@showroom/api-contract/catalog';
import type { TransportType } from '@showroom/domain/dictionaries';
import { type FacetKey, flagKeys, toggleFacet } from '@showroom/domain/listing';
import { listingAddress } from '@showroom/domain/listing-address';
import { conditionOf, fixedFacets, sectionOf, typeOf } from '@showroom/domain/listing-scope';
import { filterWords } from '@showroom/domain/listing-words';
import type { Suggestion } from '@showroom/listing/suggested-filters';
import { capital } from '../text/capital.ts';
import { flagLabels } from './chips.ts';
import type { Listing } from './listing-state.ts';

/** Facets that people narrow by, most asked first. */
const asked: Record<TransportType, readonly FacetKey[]> = {
  cars: ['bodyType', 'drive', 'gear', 'engine', 'seats', 'color'],
  moto: ['bodyType', 'color', 'gear', 'country'],
  atv: ['seats', 'drive', 'color', 'country'],
  'jet-ski': ['seats', 'color'],
  commercial: ['bodyType', 'engine', 'drive', 'gear', 'seats'],
};
const maxShown = 6;
/** Suggestions of one facet at most. */
const maxOfFacet = 2;
/** Below this there is nothing to narrow. */
const worthNarrowing = 12;
/** Useful filters leave neither nearly all nor nearly none; about a third is best. */
const [least, most, best] = [0.06, 0.8, 0.35];

function labelFor(key: FacetKey, value: string, label: string): string {
  return key === 'drive' ? capital(filterWords('drivetype', value)) : label;
}

type Candidate = Suggestion & { score: number; facet: string };

/** The most useful next filters, by the counts of the facets. */
export function suggestions({ scope, root, state }: Listing, facets: Facets, total: number): Suggestion[] {
  if (total < worthNarrowing) return [];
  const fixed = fixedFacets(scope);
  const candidates: Candidate[] = [];
  const add = (facet: string, weight: number, label: string, count: number, href: () => string) => {
    const share = count / total;
    if (share < least || share > most) return;
    candidates.push({ facet, label, count, href: href(), score: weight * (1 - Math.abs(share - best)) });
  };
  for (const [place, key] of asked[typeOf(scope)].entries()) {
    if (state.facets[key]?.length || fixed[key]?.length === 1) continue;
    for (const { value, label, count } of facets.values[key]) {
      if (fixed[key] && !fixed[key].includes(value)) continue;
      const href = () => listingAddress(root, toggleFacet(state, key, value));
      add(key, 1 - place * 0.08, labelFor(key, value, label), count, href);
    }
  }
  const section = sectionOf(scope);
  for (const key of flagKeys) {
    const used = key === 'promo' && conditionOf(scope) === 'used';
    if (state[key] || section?.flag === key || section?.soon || used) continue;
    const href = () => listingAddress(root, { ...state, [key]: true, page: 1 });
    add(key, 0.7, flagLabels[key], facets[key], href);
  }
  const taken = new Map<string, number>();
  return candidates
    .sort((a, b) => b.score - a.score)
    .filter(({ facet }) => {
      const count = (taken.get(facet) ?? 0) + 1;
      taken.set(facet, count);
      return count <= maxOfFacet;
    })
    .slice(0, maxShown)
    .map(({ label, href, count }) => ({ label, href, count }));
}
