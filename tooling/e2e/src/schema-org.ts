import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The vocabulary of schema.org as `schema-dts` prints it from the published definitions. Its file is generated, so its lines are
 * alike: `interface CarBase extends VehicleBase {`, `"color"?: SchemaValue<Text, "color">;`, `export type Car = CarLeaf;`.
 */
const text = readFileSync(
  fileURLToPath(import.meta.resolve('schema-dts').replace(/schema\.js$/, 'schema.d.ts')),
  'utf8',
);

type Interface = { parents: string[]; ranges: Map<string, string[]> };

const interfaces = new Map<string, Interface>();
for (const [, name = '', parents = '', body = ''] of text.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
)) {
  const ranges = new Map<string, string[]>();
  for (const [, property = '', range = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm))
    ranges.set(property, range.split(' | '));
  interfaces.set(name, { parents: parents.split(/,\s*/).filter(Boolean), ranges });
}
const unions = new Map<string, string[]>();
for (const [, name = '', union = ''] of text.matchAll(/^export type (\w+) = (.+);$/gm))
  unions.set(name, union.split(' | '));

const isType = (type: string) => interfaces.has(`${type}Leaf`);

function rangeOf(name: string, property: string): string[] | undefined {
  const known = interfaces.get(name);
  if (!known) return undefined;
  const own = known.ranges.get(property);
  if (own) return own;
  for (const parent of known.parents) {
    const found = rangeOf(parent, property);
    if (found) return found;
  }
  return undefined;
}

/** Whether a type is another one or a kind of it. */
function isKindOf(type: string, wanted: string, seen = new Set<string>()): boolean {
  if (type === wanted) return true;
  if (seen.has(wanted)) return false;
  seen.add(wanted);
  return (unions.get(wanted) ?? []).some((part) => part === `${type}Leaf` || isKindOf(type, part, seen));
}

/** A year or a month is a date too (ISO 8601). */
const date = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const isAddress = (value: string) => URL.canParse(value) && /^https?:/.test(value);

function fits(value: string | number | boolean, range: string): boolean {
  if (range.startsWith('"')) return range === JSON.stringify(value);
  switch (range) {
    case 'Text':
      return typeof value === 'string' && value.trim() !== '';
    // An address stands for the thing that it leads to; members of schema.org's own lists are named in full by their unions.
    case 'IdReference':
      return typeof value === 'string' && isAddress(value) && !value.startsWith('https://schema.org/');
    case 'URL':
      return typeof value === 'string' && isAddress(value);
    case 'Date':
      return typeof value === 'string' && date.test(value);
    case 'DateTime':
      return typeof value === 'string' && moment.test(value);
    case 'Time':
      return typeof value === 'string' && /^\d{2}:\d{2}(?::\d{2})?$/.test(value);
    case 'Number':
    case 'Float':
      return typeof value === 'number';
    case 'Integer':
      return Number.isInteger(value);
    case 'Boolean':
      return typeof value === 'boolean';
    default:
      return (unions.get(range) ?? []).some((part) => part !== range && fits(value, part));
  }
}

function checkValue(value: unknown, ranges: readonly string[], where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, n) => checkValue(one, ranges, `${where}[${n}]`));
  if (value === null || value === undefined) return [`${where} is empty`];
  if (typeof value !== 'object')
    return ranges.some((range) => fits(value as string, range))
      ? []
      : [`${where}: ${JSON.stringify(value).slice(0, 80)} is none of ${ranges.join(', ').slice(0, 120)}`];
  const { '@type': type, '@id': id } = value as Record<string, unknown>;
  if (type === undefined && typeof id === 'string') return isAddress(id) ? [] : [`${where}: ${id} is no address`];
  const types = [type].flat().map(String);
  const isWanted = types.some((one) => ranges.some((range) => isKindOf(one, range)));
  const errors = isWanted ? [] : [`${where}: a ${types.join()} is none of ${ranges.join(', ').slice(0, 120)}`];
  return [...errors, ...checkNode(value as Record<string, unknown>, where)];
}

/** What is wrong with a node: types, properties and values that schema.org does not define. */
export function checkNode(node: Readonly<Record<string, unknown>>, where = ''): string[] {
  const types = [node['@type']].flat().map(String);
  const unknown = types.filter((type) => !isType(type));
  if (unknown.length > 0) return [`${where}: schema.org has no type ${unknown.join()}`];
  const place = `${where}/${types.join('+')}`;
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const ranges = types.flatMap((type) => rangeOf(`${type}Leaf`, property) ?? []);
    if (ranges.length === 0) return [`${place} has no property ${property}`];
    return checkValue(value, ranges, `${place}.${property}`);
  });
}

/** Nodes that a page states, of every script of it. */
export const statedNodes = (scripts: readonly Element[]): Record<string, unknown>[] =>
  scripts.flatMap((script) => {
    const { '@context': context, '@graph': graph } = JSON.parse(script.textContent ?? '') as Record<string, unknown>;
    if (context !== 'https://schema.org') throw new Error(`The context is ${String(context)}`);
    return graph as Record<string, unknown>[];
  });
