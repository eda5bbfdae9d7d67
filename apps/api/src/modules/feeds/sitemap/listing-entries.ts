import { landings } from '@showroom/domain/landings';
import { type ListingKind, listingKinds, type SectionCode } from '@showroom/domain/listing-kinds';
import {
  conditionOf,
  fixedFacets,
  type ListingScope,
  listingPath,
  sectionOf,
  typeOf,
} from '@showroom/domain/listing-scope';
import type { StockGroup } from './queries.ts';

const kinds = Object.keys(listingKinds) as ListingKind[];
const sectionsOf = (kind: ListingKind) => Object.keys(listingKinds[kind].sections) as SectionCode[];

/** Listings whose stock only the catalogue itself can count: they are about prices, flags, volumes, a place. */
export function countedScopes(): ListingScope[] {
  return [
    ...kinds.flatMap((kind) =>
      sectionsOf(kind)
        .filter((section) => !sectionOf({ kind, section })?.deep)
        .map((section): ListingScope => ({ kind, section })),
    ),
    ...landings.map(({ kind, section, code }): ListingScope => ({ kind, ...(section && { section }), landing: code })),
  ];
}

/** Whether vehicles of a group stand in a kind or section. */
function holds(scope: ListingScope, group: StockGroup): boolean {
  if (typeOf(scope) !== group.type) return false;
  const condition = conditionOf(scope);
  if (condition && condition !== group.condition) return false;
  const { bodyType, engine } = fixedFacets(scope);
  return (!bodyType || bodyType.includes(group.bodyType)) && (!engine || engine.includes(group.engine));
}

/** Addresses that a group of vehicles makes worth a visit: kind, section, mark, model, and pages of its colour. */
function scopesOf(kind: ListingKind, group: StockGroup): ListingScope[] {
  const { mark, model, color } = group;
  const root: ListingScope = { kind };
  if (!holds(root, group)) return [];
  const filter = { kind: 'colorgroup', value: color } as const;
  const colors: ListingScope[] = listingKinds[kind].colorPages
    ? [
        { ...root, filter },
        { ...root, mark, filter },
        { ...root, mark, model, filter },
      ]
    : [];
  const deep = sectionsOf(kind)
    .map((section): ListingScope => ({ kind, section }))
    .filter((scope) => sectionOf(scope)?.deep && holds(scope, group));
  return [root, ...deep.flatMap((scope) => [scope, { ...scope, mark }, { ...scope, mark, model }]), ...colors];
}

export type Listed = { path: string; kind: ListingKind; section: string | null; updatedAt: string };

/** Every listing that the stock fills, with the newest change among its vehicles. */
export function listingsOf(groups: readonly StockGroup[]): Listed[] {
  const found = new Map<string, Listed>();
  for (const group of groups) {
    const updatedAt = new Date(group.updatedAt).toISOString();
    for (const scope of kinds.flatMap((kind) => scopesOf(kind, group))) {
      const path = listingPath(scope);
      const known = found.get(path);
      if (!known) found.set(path, { path, kind: scope.kind, section: scope.section ?? null, updatedAt });
      else if (known.updatedAt < updatedAt) known.updatedAt = updatedAt;
    }
  }
  return [...found.values()];
}
