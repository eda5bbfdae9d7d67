import { type BodyType, codesOf } from '@showroom/domain/dictionaries';
import { drawnKindOf } from '@showroom/domain/picture-shape';
import type { FacetIndex } from '../../catalog/facet-index.ts';
import type { Segment } from '../../catalog/facet-segment.ts';
import type { Attribute } from './attributes.data.ts';
import type { NameTable } from './name-table.ts';
import { remember } from './remember.ts';
import { type Missable, missableBodies, nearKinds, type VehicleKind, vehicleKinds } from './vehicle-kinds.data.ts';

/** Types of what riders buy; their names tell the volume. */
export const ofRiders: ReadonlySet<string> = new Set(['moto', 'atv', 'jet-ski']);

const codes = codesOf(vehicleKinds);
const anySaid = new RegExp(codes.flatMap((code) => vehicleKinds[code].said?.source ?? []).join('|'), 'iu');

/** The kinds that a text says of a vehicle; most say none. */
export const kindsSaidIn = (text: string): readonly VehicleKind[] =>
  anySaid.test(text) ? codes.filter((code) => vehicleKinds[code].said?.test(text)) : [];

/** What a filter value asks for that a holding may have none of. */
export const missableOf = ({ key, value, not }: Attribute): Missable | undefined =>
  not
    ? undefined
    : key === 'kind'
      ? { ...vehicleKinds[value], near: nearKinds[value] ?? [] }
      : key === 'bodyType' && value.length === 1
        ? missableBodies[value[0] ?? '']
        : undefined;

/** The kinds that a word of a query asks for. */
export const kindsAsked = ({ attributes }: { attributes: readonly Attribute[] }): readonly VehicleKind[] =>
  attributes.flatMap((one) => (one.key === 'kind' && !one.not ? one.value : []));

const saidByModels = new WeakMap<NameTable, readonly (readonly VehicleKind[])[]>();

/** The kinds that the name of each model says: «914230 контейнеровоз». */
function kindsOfNames(names: NameTable): readonly (readonly VehicleKind[])[] {
  return remember(saidByModels, names, () =>
    names.models.map(({ markCode, name, nameRu }) => kindsSaidIn(`${markCode} ${name} ${nameRu}`)),
  );
}

/** The combinations of a segment that are of a kind whatever their texts say, and those that are where a volume is such. */
export type KindBuilds = { certain: Uint8Array; byVolume?: { builds: Uint8Array; least: number; most: number } };

/** Reads which combinations are of a kind; `models`: the place of each one's model in the table of names. */
export function kindBuilds(
  { names, index }: { names: NameTable; index: FacetIndex },
  segment: Segment,
  models: Int32Array,
  kind: VehicleKind,
): KindBuilds {
  const certain = new Uint8Array(models.length);
  const { type, said: isSaid, drawn, facts } = vehicleKinds[kind];
  if (type !== segment.type) return { certain };
  const { bodyType, gear, country } = segment.combinations.build.values;
  const said = kindsOfNames(names);
  const builds = new Uint8Array(models.length);
  for (const [build, place] of models.entries()) {
    const saidOfModel = said[place] ?? [];
    const codeOf = (values: readonly number[] | undefined, key: 'bodyType' | 'gear' | 'country') =>
      index.coders[key].values[values?.[build] ?? -1] ?? '';
    const body = codeOf(bodyType, 'bodyType');
    const isDrawn = (as: readonly string[]) =>
      as.includes(drawnKindOf(body as BodyType, names.models[place]?.code ?? '') ?? '');
    const hasFacts = () =>
      facts?.bodies.includes(body) === true &&
      (!facts.drawn || isDrawn(facts.drawn)) &&
      facts.gears?.includes(codeOf(gear, 'gear')) !== false &&
      facts.countries?.includes(codeOf(country, 'country')) !== false;
    if (isSaid && saidOfModel.length > 0) certain[build] = Number(saidOfModel.includes(kind));
    else if (drawn && isDrawn(drawn)) certain[build] = 1;
    else if (hasFacts()) (facts?.volume ? builds : certain)[build] = 1;
  }
  const [least, most] = facts?.volume ?? [];
  return least === undefined || most === undefined ? { certain } : { certain, byVolume: { builds, least, most } };
}
