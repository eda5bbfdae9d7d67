import { type Operation, operationOf } from '@showroom/api-contract/operations';
import type * as v from 'valibot';
import type { Row } from './row.ts';

/** A row with everything that follows from its address and its endpoint. */
export type CompiledRow = Row & {
  method: string;
  /** Segments of the address below `/api`; `{id}` is a parameter. */
  segments: readonly string[];
  operation: Operation;
  /** Keys of the body that must be there. */
  required: readonly string[];
};

type Table = Readonly<Record<string, Row>>;

export const paramOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

const segmentsOf = (path: string) => path.split('/').slice(1);
const entriesOf = (schema: v.GenericSchema | undefined) =>
  (schema as { entries?: Readonly<Record<string, v.GenericSchema>> } | undefined)?.entries ?? {};

/** What is wrong with a row, in words; empty when nothing is. */
function faultsOf({ method, segments, operation, query = [], fixed = {}, body = [], ...row }: CompiledRow): string[] {
  const { parameters } = operation;
  const inPath = segments.flatMap((segment) => paramOf(segment) ?? []);
  const asked = [...inPath, ...query, ...Object.keys(fixed)];
  const isWrite = method !== 'GET';
  const unfilled = Object.entries(parameters).filter(([name, { in: part, schema }]) => {
    const given: readonly string[] = part === 'header' ? (row.sent ?? []) : ['holdingId', ...asked];
    return schema.type !== 'optional' && !given.includes(name);
  });
  return [
    ...(method === operation.method ? [] : [`${operation.name} is called by ${operation.method}`]),
    ...asked.filter((name) => !parameters[name] || name === 'holdingId').map((name) => `{${name}} is not its to ask`),
    ...unfilled.map(([name]) => `nobody fills ${name}`),
    ...body.filter((key) => !entriesOf(operation.body)[key]).map((key) => `the body has no ${key}`),
    ...row.required.filter((key) => !body.includes(key)).map((key) => `nobody sends ${key}`),
    ...(isWrite === (row.maxBody ?? 0) > 0 ? [] : ['a write, and nothing else, says its largest body']),
  ];
}

/**
 * Reads the table. @throws {Error} that names the row and what is wrong: a name that its endpoint does not know, a
 * parameter that nobody fills, a write without a limit, two addresses that answer the same paths.
 */
export function compileTable(table: Table): readonly CompiledRow[] {
  const known = new Map<string, string>();
  return Object.entries(table).map(([address, row]) => {
    const [method = '', path = ''] = address.split(' ');
    const operation = operationOf(row.call, address);
    const required = Object.entries(entriesOf(operation.body)).flatMap(([key, { type }]) =>
      type === 'optional' ? [] : [key],
    );
    const compiled = { ...row, method, segments: segmentsOf(path), operation, required };
    const faults = faultsOf(compiled);
    const pattern = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
    const rival = known.get(pattern);
    known.set(pattern, address);
    if (rival) faults.push(`${rival} answers the same paths`);
    if (faults.length > 0) throw new Error(`${address}: ${faults.join('; ')}`);
    return compiled;
  });
}

export type Found = { rows: readonly CompiledRow[]; values: readonly string[] };

const answers = ({ segments }: CompiledRow, values: readonly string[]) =>
  segments.length === values.length &&
  segments.every((segment, index) => paramOf(segment) !== undefined || segment === values[index]);

const openness = ({ segments }: CompiledRow) => segments.filter((segment) => paramOf(segment) !== undefined).length;

/** The rows of a path, one per method, and its segments decoded. Written out whole wins over a parameter. */
export function findRows(rows: readonly CompiledRow[], path: string): Found {
  const values = readSegments(path);
  if (!values) return { rows: [], values: [] };
  const found = rows.filter((row) => answers(row, values));
  const least = Math.min(...found.map(openness));
  return { rows: found.filter((row) => openness(row) === least), values };
}

/** Segments of a path, its last slash aside; undefined where one is empty, undecodable or a step to another folder. */
function readSegments(path: string): string[] | undefined {
  try {
    const segments = segmentsOf(path.replace(/\/$/, '')).map(decodeURIComponent);
    return segments.some((segment) => segment === '' || segment === '.' || segment === '..') ? undefined : segments;
  } catch {
    return undefined;
  }
}
