import type { Facets } from '@showroom/api-contract/catalog';
import { type CityCode, cities } from '@showroom/domain/city';
import type { ListingScope } from '@showroom/domain/listing-scope';
import {
  listingCrumbs as crumbsOf,
  listingHeading as headingOf,
  type ScopeNames,
} from '@showroom/domain/listing-words';
import type { Crumb } from '@showroom/listing/listing-frame';
import { labelOf } from './chips.ts';

type Named = { mark?: string | undefined; model?: string | undefined };

/** Mark and model of a path as visitors know them. */
function namesOf({ mark, model }: Named, facets: Facets): ScopeNames {
  return {
    mark: mark && labelOf(facets, 'mark', mark),
    model: model && labelOf(facets, 'model', model),
  };
}

/** Name of the mark, or mark and model; '' when there is none. */
export function scopeName(scope: Named, facets: Facets): string {
  const { mark, model } = namesOf(scope, facets);
  return [mark, model].filter(Boolean).join(' ');
}

/**
 * What a listing offers, in one phrase: «Новые Toyota Camry в Москве», «Автомобили с пробегом в Санкт-Петербурге»,
 * «Новые Toyota Camry 2024 года в Москве», «Новые Toyota Camry в Москве: полный привод».
 */
export function listingHeading(scope: ListingScope, facets: Facets, city: CityCode): string {
  return headingOf(scope, namesOf(scope, facets), `в\u00a0${cities[city].p}`);
}

/** The way from the home page to a listing; the last stop is the listing itself. */
export function listingCrumbs(scope: ListingScope, facets: Facets): Crumb[] {
  return crumbsOf(scope, namesOf(scope, facets));
}
