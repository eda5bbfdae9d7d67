import { landings } from './landings.data.ts';
import type { BrandListings, ListingKind, SectionCode } from './listing-kinds.data.ts';
import { isFilterValue, isListingKind, listingPath, sectionsOf, waysOf } from './listing-path.ts';
import {
  allFilterKinds,
  type FilterKind,
  filterSlots,
  isFilterSlot,
  type PathSlot,
  pathTails,
} from './listing-patterns.ts';
import { type ListingScope, sectionOf } from './listing-scope.ts';

/** Name of a filter's parameter in a route row. */
const filterParams: Record<FilterKind, string> = {
  bodytype: 'bodyType',
  colorgroup: 'color',
  country: 'country',
  drivetype: 'driveType',
  enginetype: 'engineType',
  geartype: 'gearType',
  numberofseats: 'numberOfSeats',
  year: 'year',
};

/** What a listing's page is told beside its kind; `-` stands for "none". `filter` is a fixed page or a path filter. */
export type ListingPlace = { section: string; mark: string; model: string; filter: string };

/** A row of addresses, `/cars/new/{mark}/{model}/bodytype-{bodyType}`, and what their pages are told. */
export type ListingRow = { kind: ListingKind; path: string; place: ListingPlace };

const none = '-';
type Root = Pick<ListingScope, 'kind' | 'section'>;

/** Patterns of a tail: a slot of several filters is a row for each. */
function rowsOf(root: Root, tail: readonly PathSlot[]): ListingRow[] {
  const slot = tail.find(isFilterSlot);
  const kinds: readonly (FilterKind | undefined)[] = slot ? filterSlots[slot] : [undefined];
  return kinds.map((kind) => {
    const filter = kind && `${kind}-{${filterParams[kind]}}`;
    const segments = tail.map((part) => {
      if (!isFilterSlot(part)) return `{${part}}`;
      return kind && part === 'color' ? `{${filterParams[kind]}}` : filter;
    });
    return {
      kind: root.kind,
      path: [listingPath(root).slice(0, -1), ...segments].join('/'),
      place: {
        section: root.section ?? none,
        mark: tail.includes('mark') ? '{mark}' : none,
        model: tail.includes('model') ? '{model}' : none,
        filter: filter ?? none,
      },
    };
  });
}

function kindRows(kind: ListingKind, sections: readonly SectionCode[]): ListingRow[] {
  const roots: Root[] = [{ kind }, ...sections.map((section) => ({ kind, section })).filter(sectionOf)];
  const tails = roots.flatMap((root) => [[], ...pathTails[waysOf(root)]].flatMap((tail) => rowsOf(root, tail)));
  const fixed = landings.filter((row) => row.kind === kind && (!row.section || sections.includes(row.section)));
  return [
    ...tails,
    ...fixed.map(({ path, section = none, code }) => ({
      kind,
      path,
      place: { section, mark: none, model: none, filter: code },
    })),
  ];
}

/** Every address of a listing that a brand has. */
export function listingRows(listings: BrandListings): ListingRow[] {
  return Object.keys(listings)
    .filter(isListingKind)
    .flatMap((kind) => kindRows(kind, listings[kind] ?? []));
}

/** Called with every parameter of every request. */
const kindOfParam = new Map(allFilterKinds.map((kind) => [filterParams[kind], kind]));

/** Whether a value may stand for a parameter of a row, as far as its vocabulary tells. Of marks and models the data decides. */
export function isRowValue(name: string, value: string, now: Date): boolean {
  const kind = kindOfParam.get(name);
  return kind === undefined || isFilterValue(kind, value, now);
}

function readLast(root: Root, text: string): Pick<ListingScope, 'landing' | 'filter'> {
  if (landings.some(({ kind, section, code }) => kind === root.kind && section === root.section && code === text))
    return { landing: text };
  const kind = allFilterKinds.find((one) => text.startsWith(`${one}-`));
  return kind ? { filter: { kind, value: text.slice(kind.length + 1) } } : {};
}

/** The listing of a page, from what a row of its address has told it. */
export function readListingPlace(kind: ListingKind, { section, mark, model, filter }: ListingPlace): ListingScope {
  const own = sectionsOf(kind).find((one) => one === section);
  const root: Root = own ? { kind, section: own } : { kind };
  return {
    ...root,
    ...(mark === none ? {} : { mark }),
    ...(model === none ? {} : { model }),
    ...readLast(root, filter),
  };
}
