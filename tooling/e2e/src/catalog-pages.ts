import { catalogPaths } from '@showroom/checks/catalog-paths';
import { bodyTypes, colorGroups, countries, driveTypes, engineTypes, gearTypes } from '@showroom/domain/dictionaries';
import { getListing, getVehicle } from './api.ts';
import type { BrandFacts } from './brands.ts';
import {
  type Ask,
  capWords,
  fixedPages,
  offRoadBodies,
  otherHeadings,
  sections,
  written,
} from './catalog-words.data.ts';
import { inTurns } from './in-turns.ts';
import { integer } from './words.ts';

/** A row of the route table with real parameters, and what its page must say. */
export type Expected = {
  /** Path of the row as the route table spells it. */
  row: string;
  /** The address that is asked, with its final slash. */
  path: string;
  params: Readonly<Record<string, string>>;
  h1: string | RegExp;
  title: string | RegExp;
  isIndexed: boolean;
  /** `null`: says none. */
  canonical: string | null;
  /** Id of the first vehicle that must be on the page. */
  shows?: number | undefined;
};

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plural = new Intl.PluralRules('ru');
const seatWords: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'место', few: 'места' };
const colorWord = (code: string) =>
  lower(labelOf(Object.fromEntries(Object.entries(colorGroups).map(([key, { label }]) => [key, label])), code))
    .replace(/[ыо]й$/, 'ые')
    .replace(/ий$/, 'ие');

const labelOf = (labels: Readonly<Record<string, string>>, code: string) => labels[code] ?? code;

type Filter = { key: string; ask: (value: string) => Ask; tail: (value: string) => string };
const by = (key: string) => (value: string) => ({ [key]: value });
const none = () => '';

/** Parameter of the route table → what it asks the API for, and its words behind the heading. */
const filters: Readonly<Record<string, Filter>> = {
  bodyType: { key: 'bodyType', ask: by('bodyType'), tail: (value) => `: кузов ${lower(labelOf(bodyTypes, value))}` },
  color: { key: 'colorGroup', ask: by('color'), tail: none },
  country: { key: 'country', ask: by('country'), tail: (value) => `: страна марки ${labelOf(countries, value)}` },
  driveType: {
    key: 'driveType',
    ask: by('drive'),
    tail: (value) =>
      `: ${lower(labelOf(driveTypes, value))}${['front', 'rear', 'full'].includes(value) ? ' привод' : ''}`,
  },
  engineType: { key: 'engineType', ask: by('engine'), tail: (value) => `: ${lower(labelOf(engineTypes, value))}` },
  gearType: { key: 'gearType', ask: by('gear'), tail: (value) => `: ${lower(labelOf(gearTypes, value))}` },
  numberOfSeats: {
    key: 'seats',
    ask: by('seats'),
    tail: (value) => `: ${value} ${seatWords[plural.select(Number(value))] ?? 'мест'}`,
  },
  year: {
    key: 'year',
    ask: (value) => ({ yearFrom: value, yearTo: value }),
    tail: (value) => ` ${value} года`,
  },
};

/** Names of the parameters of a row, in their order. */
export const paramsOf = (row: string): string[] => [...row.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** One row for each shape of an address: `/cars/new/{mark}/{model}/year-{year}` stands for that of every section. */
export const shapeOf = (row: string) => `${row.split('/')[1]} ${paramsOf(row).join()}`;

/** A row with its parameters filled in, as an address. */
export const fill = (row: string, params: Readonly<Record<string, string>>): string =>
  `${row.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')}/`;

/** The section that a row stands in: the longest that its path begins with. */
function sectionOf(row: string) {
  const path = Object.keys(sections)
    .filter((start) => row === start || row.startsWith(`${start}/`))
    .sort((a, b) => b.length - a.length)[0];
  const section = path === undefined ? undefined : sections[path];
  if (path === undefined || !section) throw new Error(`No section is written down for ${row}.`);
  return { path, ...section };
}

type Example = { names: { mark: string; model: string }; params: Record<string, string> };
type Examples = Map<string, Promise<Example>>;

/** Seats that an address can ask for; buses have more. */
const mostSeats = 9;

/** Real parameters: those of a vehicle in stock. One that nobody counted the seats of, or a bus, is asked for with two. */
async function exampleOf(brand: BrandFacts, ask: Ask): Promise<Example> {
  const [first] = (await getListing(brand.holdingId, { ...ask, size: '1' })).items;
  if (!first) throw new Error(`${brand.code} has nothing of ${JSON.stringify(ask)}`);
  const vehicle = await getVehicle(brand.holdingId, first.id);
  const { mark, model, seats } = vehicle;
  const asked = { ...vehicle, seats: seats === null || seats > mostSeats ? 2 : seats };
  const filtered = Object.entries(filters).map(([name, { key }]) => [name, String(asked[key as keyof typeof asked])]);
  return {
    names: { mark: mark.name, model: model.name },
    params: { ...Object.fromEntries(filtered), mark: mark.code, model: model.code },
  };
}

type Wanted = {
  heading: string;
  ask: Ask;
  /** What the section asks by itself; a fixed page is all filter. */
  section?: Ask;
  params: Record<string, string>;
};

/** Questions of the API that leave vehicles out, those of one range together. */
const narrowing = [
  ...['bodyType', 'color', 'country', 'drive', 'engine', 'gear', 'seats'].map((key) => [key]),
  ...['price', 'year', 'mileage', 'power', 'volume'].map((name) => [`${name}From`, `${name}To`]),
];

/**
 * Whether each filter of a page that its section does not ask for leaves something out: a page that shows what the one above it
 * shows is not to be indexed (PD-166).
 */
async function narrows(brand: BrandFacts, ask: Ask, section: Ask): Promise<boolean> {
  const totalOf = async (query: Ask) =>
    (await getListing(brand.holdingId, { ...query, size: '0' })).meta.page.totalResults;
  const total = await totalOf(ask);
  const filters = narrowing.filter((keys) => keys.some((key) => key in ask && ask[key] !== section[key]));
  const without = await Promise.all(
    filters.map((keys) =>
      totalOf(Object.fromEntries(Object.entries(ask).filter(([key]) => !keys.includes(key))) as Ask),
    ),
  );
  return without.every((wider) => wider > total);
}

function wantedOfCap(row: string): Wanted | undefined {
  const [, start = '', cap = ''] = /^(.*\/)price-do-(\d+)$/.exec(row) ?? [];
  if (!cap) return undefined;
  const words = capWords[start as keyof typeof capWords];
  return {
    heading: `${words} до ${integer(Number(cap))} ₽`.replaceAll(/\s/g, ' '),
    ask: {
      type: 'cars',
      condition: start.startsWith('/cars/new/') ? 'new' : 'used',
      priceTo: cap,
      ...(start.includes('off-road') ? { bodyType: offRoadBodies } : {}),
    },
    params: {},
  };
}

async function wantedOf(brand: BrandFacts, row: string, examples: Examples): Promise<Wanted> {
  const fixed = fixedPages[row];
  if (fixed) return { ...fixed, params: {} };
  const cap = wantedOfCap(row);
  if (cap) return cap;
  const { path, ask, before, noun, after } = sectionOf(row);
  const names = paramsOf(row);
  const known = examples.get(path) ?? exampleOf(brand, ask);
  examples.set(path, known);
  const example = await known;
  const params = Object.fromEntries(names.map((name) => [name, example.params[name] ?? '']));
  const { mark, model, ...chosen } = params;
  const what = model
    ? `${example.names.mark} ${example.names.model}`
    : [noun, mark && example.names.mark].filter(Boolean).join(' ');
  const color = chosen.color && colorWord(chosen.color);
  const tails = Object.entries(chosen).map(([name, value]) => filters[name]?.tail(value) ?? '');
  const filterAsks = Object.entries(chosen).map(([name, value]) => filters[name]?.ask(value) ?? {});
  return {
    heading: capital([before, color, what, after].filter(Boolean).join(' ')) + tails.join(''),
    ask: Object.assign({}, ask, mark && { mark }, model && { model }, ...filterAsks) as Ask,
    section: ask,
    params,
  };
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function expectedOf(brand: BrandFacts, row: string, examples: Examples): Promise<Expected> {
  const other = otherHeadings[row];
  const canonicalOf = (path: string) => `https://${brand.host}${path}`;
  if (other !== undefined) {
    const path = `${row}/`;
    const title = new RegExp(`^${other} \\| ${literally(brand.name)}$`);
    return { row, path, params: {}, h1: other, title, isIndexed: true, canonical: canonicalOf(path) };
  }
  const { heading, ask, section = {}, params } = await wantedOf(brand, row, examples);
  const path = fill(row, params);
  const { items } = await getListing(brand.holdingId, { ...ask, size: '1' });
  const editor = written[row];
  // What is not for sale yet has no price.
  const offer = 'soon' in ask ? 'подписка' : 'цены';
  return {
    row,
    path,
    params,
    h1: editor?.h1 ?? heading,
    title: editor?.title[brand.code] ?? new RegExp(`^${literally(heading)} — ${offer}`),
    isIndexed: items.length > 0 && (await narrows(brand, ask, section)),
    canonical: canonicalOf(path),
    shows: items[0]?.id,
  };
}

/** Every catalogue address of a brand, with parameters that are in its stock at this moment. */
export function catalogPagesOf(brand: BrandFacts): Promise<Expected[]> {
  const examples: Examples = new Map();
  const rows = [...catalogPaths.both, ...catalogPaths[brand.code]];
  return inTurns(rows, 6, (row) => expectedOf(brand, row, examples));
}
