import type { Operation, Parameter } from '@showroom/api-contract/operations';
import { cityCodes } from '@showroom/domain/city';
import {
  bodyTypes,
  codesOf,
  colorGroups,
  countries,
  driveTypes,
  engineTypes,
  gearTypes,
} from '@showroom/domain/dictionaries';
import { sortOrders } from '@showroom/domain/listing';
import { departments } from '@showroom/domain/vehicle';
import fc from 'fast-check';
import * as v from 'valibot';

/** One HTTP call that a program, or somebody who means harm, could send to an endpoint. */
export type FuzzCall = { method: string; path: string; headers: Record<string, string>; body: string | undefined };

/** The parts of a valibot schema that tell which values are meant. */
type SchemaNode = {
  type: string;
  wrapped?: SchemaNode;
  pipe?: SchemaNode[];
  options?: unknown[];
  entries?: Record<string, SchemaNode>;
  requirement?: unknown;
};

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\r\nSet-Cookie: a=b',
    '../../etc/passwd',
    "'; drop table vehicle; --",
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'toString',
    '[object Object]',
    '{}',
    '[]',
    'null',
    'undefined',
    'true',
    'NaN',
    'Infinity',
    '-1',
    '0',
    '1.5',
    '1e3',
    '0x10',
    '2147483648',
    '9007199254740993',
    '99999999999999999999999',
    'Ёжик',
    '😀',
    '\u202e',
    '\ufeff',
    'a,b,c',
    ','.repeat(50),
    'x'.repeat(3000),
    '//evil.example',
    '%00',
    '%',
    '$1',
    '\\',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
  fc.double().map(String),
);
/** Values by parameter that are in the database of the test: ids, codes, addresses; under `<operation>:<parameter>` those of one endpoint, under `body:<name>` right bodies. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Values that one endpoint or another takes; each parameter picks those that its own schema accepts. */
const vocabulary: readonly string[] = [
  ...[bodyTypes, engineTypes, gearTypes, driveTypes, colorGroups, countries, departments].flatMap(codesOf),
  ...sortOrders,
  ...[...cityCodes, '2', '5', 'suv,sedan', 'petrol,diesel', 'red,black', 'L2NhcnMv', '/contacts'],
  ...['192.0.2.1', '2001:db8:2::1', 'form_testdrive', '79161112233', 'a-key-of-sixteen-or-more'],
];

function plausible(node: SchemaNode, known: readonly string[] = []): fc.Arbitrary<string> {
  const schema = node.wrapped ?? node;
  const parts = schema.pipe ?? [schema];
  const options = parts.find((part) => part.type === 'picklist')?.options;
  if (options) {
    const meant = options.map(String).filter((option) => known.includes(option));
    return fc.constantFrom(...(meant.length > 0 ? meant : options.map(String)));
  }
  const bound = (type: string) => parts.find((part) => part.type === type)?.requirement;
  const [min, max] = [bound('min_value'), bound('max_value')];
  const words = known.length > 0 ? known : vocabulary;
  const accepted = words.filter((value) => v.is(schema as unknown as v.GenericSchema, value));
  const fromPool = accepted.length > 0 ? fc.constantFrom(...accepted) : fc.constant('1');
  if (typeof min !== 'number' || typeof max !== 'number') return fromPool;
  return fc.oneof(fc.integer({ min, max: Math.min(max, min + 3) }).map(String), fromPool);
}

/** Either every value is one that the endpoint takes, or each may be anything. */
function drawValue(node: SchemaNode, known: readonly string[] | undefined, hostile: boolean): fc.Arbitrary<string> {
  const good = plausible(node, known);
  return hostile ? fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: nasty }) : good;
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const stray = fc.oneof(
  fc
    .tuple(fc.oneof(fc.constantFrom('foo', '__proto__', 'constructor', 'a[b]', 'a[]', '', 'holdingId'), nasty), nasty)
    .map(([key, value]) => `${encoded(key)}=${encoded(value)}`),
  fc.constantFrom('%', '%ff=1', '=', '&&', 'a=%D0', 'a=%00', '?'),
);
const otherMethods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const body = fc.oneof(
  fc.constant('{'),
  fc.constant('x'.repeat(200_000)),
  fc.json({ maxDepth: 4 }),
  fc.constant('{"__proto__":{"admin":true}}'),
);

/**
 * Calls of one endpoint made from its own input schema: right ones, nearly right ones, and hostile ones.
 */
export function fuzzCalls(operation: Operation, known: KnownValues): fc.Arbitrary<FuzzCall> {
  return fc.boolean().chain((hostile) => callsOf(operation, known, hostile));
}

function callsOf(operation: Operation, known: KnownValues, hostile: boolean): fc.Arbitrary<FuzzCall> {
  const { parameters } = operation;
  const names = (part: Parameter['in']) => Object.keys(parameters).filter((name) => parameters[name]?.in === part);
  const perName = <T>(make: (node: SchemaNode, name: string) => fc.Arbitrary<T>) =>
    fc.record(
      Object.fromEntries(
        Object.entries(parameters).map(([name, { schema }]) => [name, make(schema as unknown as SchemaNode, name)]),
      ),
    );
  const percent = fc.integer({ min: 0, max: 99 });
  return fc
    .record({
      values: perName((node, name) => drawValue(node, known[`${operation.name}:${name}`] ?? known[name], hostile)),
      // Required keys are there (nearly always in hostile calls), optional ones now and then; without a token staff learn nothing.
      present: perName((node, name) =>
        percent.map((n) => n < (node.wrapped && name !== 'authorization' ? 20 : hostile ? 95 : 100)),
      ),
      strays: hostile ? fc.array(stray, { maxLength: 2 }) : fc.constant([]),
      method: hostile
        ? fc.constantFrom(...Array(6).fill(operation.method), ...otherMethods)
        : fc.constant(operation.method),
      body: drawBody(operation, known, hostile),
      type: hostile
        ? fc.constantFrom(...Array(6).fill('application/json'), ...otherTypes)
        : fc.constant('application/json'),
    })
    .map((draw) => {
      const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => encoded(draw.values[name] ?? ''));
      const given = (part: Parameter['in']) =>
        names(part)
          .filter((name) => draw.present[name])
          .map((name): [string, string] => [name, draw.values[name] ?? '']);
      const pairs = given('query').map(([name, value]) => `${name}=${encoded(value)}`);
      const hasBody = draw.method !== 'GET' && draw.method !== 'HEAD';
      return {
        method: draw.method,
        path: `/api${path}?${[...pairs, ...draw.strays].join('&')}`,
        headers: {
          ...Object.fromEntries(given('header').filter(isHeader)),
          ...(hasBody && { 'content-type': draw.type }),
        },
        body: hasBody ? draw.body : undefined,
      };
    });
}

/** A right body, one with a value swapped for something else, or no such thing at all. */
function drawBody({ name, body: schema }: Operation, known: KnownValues, hostile: boolean): fc.Arbitrary<string> {
  const right = known[`body:${name}`];
  if (!schema || !right) return body;
  const good = fc.constantFrom(...right);
  if (!hostile) return good;
  const swapped = fc
    .record({ text: good, at: fc.nat(30), value: fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 })) })
    .map(({ text, at, value }) => {
      const parts = text.split(/(?<=:)("[^"]*"|\d+|true)/);
      const index = 1 + 2 * (at % Math.max(1, Math.floor(parts.length / 2)));
      return parts.map((part, n) => (n === index ? JSON.stringify(value) : part)).join('');
    });
  return fc.oneof(good, swapped, swapped, body);
}

const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''];

/** What can travel as a header; a client would refuse the rest before it leaves. */
function isHeader([name, value]: [string, string]): boolean {
  try {
    new Headers([[name, value]]);
    return true;
  } catch {
    return false;
  }
}
