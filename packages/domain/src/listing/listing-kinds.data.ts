import type { Condition, TransportType } from '../dictionaries.ts';
import type { FacetKey, FlagKey } from './listing-query.ts';

export type ListingKind = 'cars' | 'electro' | 'moto' | 'atv' | 'jet-ski' | 'commercial';
export type SectionCode =
  | 'new'
  | 'used'
  | 'sale'
  | 'vat'
  | 'on-sale-soon'
  | 'promo'
  | 'vnukovo'
  | 'fleet'
  | 'trucks'
  | 'semi-trailers';

export type FixedFacets = Partial<Record<FacetKey, readonly string[]>>;

/** A listing of its own inside a kind: what it fixes, whatever the visitor chooses. */
export type Section = {
  /** Path without the final slash. */
  path: string;
  condition?: Condition;
  facets?: FixedFacets;
  flag?: FlagKey;
  /** Vehicles on their way, without a price yet. */
  soon?: true;
  /** Which of the brand's places it shows; the dealer centre is a fact of the brand. */
  place?: 'vnukovo';
  /** Mark, model and one filter follow in the path. */
  deep?: true;
};

export type KindFacts = {
  type: TransportType;
  facets?: FixedFacets;
  sections: Partial<Record<SectionCode, Section>>;
  /** Pages of colours and years stand right under the kind, and under its marks (`/cars/toyota/black/`). */
  colorPages?: true;
};

const conditions = (kind: ListingKind): Pick<KindFacts['sections'], 'new' | 'used'> => ({
  new: { path: `/${kind}/new`, condition: 'new', deep: true },
  used: { path: `/${kind}/used`, condition: 'used', deep: true },
});

/** Every kind of listing (PRD-2): its first path segment, and the sections under it. */
export const listingKinds: Record<ListingKind, KindFacts> = {
  cars: {
    type: 'cars',
    colorPages: true,
    sections: {
      ...conditions('cars'),
      sale: { path: '/cars/sale', flag: 'sale' },
      vat: { path: '/cars/vat', flag: 'vat' },
      'on-sale-soon': { path: '/cars/on-sale-soon', soon: true },
      promo: { path: '/cars/new/promo', condition: 'new', flag: 'promo' },
      vnukovo: { path: '/cars-vnukovo', place: 'vnukovo' },
    },
  },
  electro: { type: 'cars', facets: { engine: ['electro'] }, sections: conditions('electro') },
  moto: { type: 'moto', sections: conditions('moto') },
  atv: { type: 'atv', sections: conditions('atv') },
  'jet-ski': { type: 'jet-ski', sections: conditions('jet-ski') },
  // The kinds of commercial vehicles are sections of their path (PRD-9).
  commercial: {
    type: 'commercial',
    sections: {
      fleet: { path: '/commercial/fleet', facets: { bodyType: ['van', 'microbus'] }, deep: true },
      trucks: { path: '/commercial/trucks', facets: { bodyType: ['truck'] }, deep: true },
      'semi-trailers': { path: '/commercial/semi-trailers', facets: { bodyType: ['semi-trailer'] }, deep: true },
      used: { path: '/commercial/used', condition: 'used', deep: true },
    },
  },
};

/** What a brand offers: kinds in the order of its menus, each with its sections. */
export type BrandListings = Partial<Record<ListingKind, readonly SectionCode[]>>;
