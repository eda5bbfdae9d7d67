import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { landings } from '@showroom/domain/landings';
import type { ListingKind } from '@showroom/domain/listing-kinds';
import { allListingKinds, listingPath, sectionsOf, waysOf } from '@showroom/domain/listing-path';
import { type PathSlot, pathTails } from '@showroom/domain/listing-patterns';
import { conditionOf, fixedFacets, type ListingScope, sectionOf, typeOf } from '@showroom/domain/listing-scope';
import type { StockGroup } from '../catalog/stock-groups.ts';

/** Listings whose stock only the catalogue itself can count: they are about prices, flags, volumes, a place. */
export function countedScopes(): ListingScope[] {
  return [
    ...allListingKinds.flatMap((kind) =>
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

/** What a group says of an address. Filters beside a model are left out: their pages hold nothing that its own does not. */
const said: ReadonlySet<PathSlot> = new Set(['mark', 'model', 'color']);

/** Listings that a group of vehicles fills: kind, section, mark, model, colour pages. */
function scopesOf(kind: ListingKind, group: StockGroup): ListingScope[] {
  const sections = sectionsOf(kind).filter((section) => sectionOf({ kind, section })?.deep);
  const places: ListingScope[] = [{ kind }, ...sections.map((section) => ({ kind, section }))];
  return places
    .filter((place) => holds({ kind }, group) && holds(place, group))
    .flatMap((place) => {
      const tails: readonly (readonly PathSlot[])[] = [[], ...pathTails[waysOf(place)]];
      return tails
        .filter((tail) => tail.every((slot) => said.has(slot)))
        .map((tail) => ({
          ...place,
          ...(tail.includes('mark') ? { mark: group.mark } : {}),
          ...(tail.includes('model') ? { model: group.model } : {}),
          ...(tail.includes('color') ? { filter: { kind: 'colorgroup', value: group.color } as const } : {}),
        }));
    });
}

export type Listed = { path: string; kind: ListingKind; section: string | null; updatedAt: string };

/** Groups at a time: some 10 ms. */
const groupsAtOnce = 200;

/**
 * Every listing that the stock fills, with the newest change among its vehicles; yields in between. A colour that all vehicles of a
 * listing have makes no other one.
 */
export async function listingsOf(groups: readonly StockGroup[]): Promise<Listed[]> {
  const found = new Map<string, Listed>();
  /** Vehicles of each colour page, and of the same in any colour. */
  const counts = new Map<string, number>();
  const wholes = new Map<string, string>();
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);
  for (const [at, group] of groups.entries()) {
    if (at % groupsAtOnce === groupsAtOnce - 1) await yieldToEventLoop();
    const updatedAt = new Date(group.updatedAt).toISOString();
    for (const scope of allListingKinds.flatMap((kind) => scopesOf(kind, group))) {
      const path = listingPath(scope);
      if (scope.filter) {
        const whole = JSON.stringify({ ...scope, filter: undefined });
        wholes.set(path, whole);
        add(path, group.count);
        add(whole, group.count);
      }
      const known = found.get(path);
      if (!known) found.set(path, { path, kind: scope.kind, section: scope.section ?? null, updatedAt });
      else if (known.updatedAt < updatedAt) known.updatedAt = updatedAt;
    }
  }
  return [...found.values()].filter(({ path }) => {
    const whole = wholes.get(path);
    return whole === undefined || counts.get(path) !== counts.get(whole);
  });
}
