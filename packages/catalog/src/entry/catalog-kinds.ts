import { getListing } from '@showroom/api-client/server';
import type { Brand } from '@showroom/domain/brand';
import type { ListingKind, SectionCode } from '@showroom/domain/listing-kinds';
import { isListingKind, listingPath } from '@showroom/domain/listing-path';
import { rootOf } from '@showroom/domain/listing-root';
import { sectionOf, typeOf } from '@showroom/domain/listing-scope';
import { nounsOf, sectionName } from '@showroom/domain/listing-words';
import type { VehicleCard } from '@showroom/domain/vehicle';
import { budgets } from '../search/budgets.ts';
import type { SearchKind, SearchMark } from '../search/search-fields.tsx';

/** A kind of vehicles on the catalogue's entry page. */
export type CatalogKind = {
  kind: ListingKind;
  name: string;
  href: string;
  total: number;
  /** Roubles; null when nothing is priced. */
  priceFrom: number | null;
  picture: VehicleCard['pictures'][number] | null;
  sections: readonly { name: string; href: string; total: number }[];
  search: SearchKind;
};

async function readSection(brand: Brand, kind: ListingKind, section: SectionCode) {
  const page = await getListing(brand.holdingId, { kind, section });
  return { section, total: page?.meta.page.totalResults ?? 0, marks: page?.facets.values.mark ?? [] };
}

/** Marks of a kind with their stock in each section. */
function searchMarks(sections: readonly Awaited<ReturnType<typeof readSection>>[]): SearchMark[] {
  const marks = new Map<string, { name: string; counts: number[] }>();
  for (const [index, { marks: found }] of sections.entries()) {
    for (const { value, label, count } of found) {
      const row = marks.get(value) ?? { name: label, counts: sections.map(() => 0) };
      row.counts[index] = count;
      marks.set(value, row);
    }
  }
  return [...marks].map(([code, { name, counts }]): SearchMark => [code, name, counts]);
}

async function readKind(brand: Brand, kind: ListingKind, codes: readonly SectionCode[]): Promise<CatalogKind> {
  const deep = codes.filter((section) => sectionOf({ kind, section })?.deep);
  const [all, ...sections] = await Promise.all([
    getListing(brand.holdingId, { kind }),
    ...deep.map((section) => readSection(brand, kind, section)),
  ]);
  const price = all?.facets.ranges.price ?? null;
  const { plural, count } = nounsOf({ kind });
  return {
    kind,
    name: plural,
    href: listingPath({ kind }),
    total: all?.meta.page.totalResults ?? 0,
    priceFrom: price?.min ?? null,
    picture: all?.items[0]?.pictures[0] ?? null,
    sections: sections.map(({ section, total }) => ({
      name: sectionName({ kind, section }),
      href: listingPath({ kind, section }),
      total,
    })),
    search: {
      type: typeOf({ kind }),
      sections: sections.map(({ section }) => ({
        label: sectionName({ kind, section }),
        root: rootOf({ kind, section }),
      })),
      marks: searchMarks(sections),
      budgets: budgets(price),
      forms: count,
    },
  };
}

/** Every kind of vehicles that a brand has, in the order of its listings. */
export function catalogKinds(brand: Brand): Promise<CatalogKind[]> {
  const kinds = Object.keys(brand.listings).filter(isListingKind);
  return Promise.all(kinds.map((kind) => readKind(brand, kind, brand.listings[kind] ?? [])));
}
