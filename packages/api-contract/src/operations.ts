import type { GenericSchema } from 'valibot';
import { contract } from './contract.ts';

export type Parameter = { in: 'path' | 'query' | 'header'; schema: GenericSchema };

/** One endpoint of the contract, flat. */
export type Operation = {
  /** `catalog.detail` */
  name: string;
  method: string;
  /** `/catalog/{id}` */
  path: string;
  /** By name, whatever part of the request they stand in. */
  parameters: Readonly<Record<string, Parameter>>;
  /** The JSON body; undefined where none is read. */
  body: GenericSchema | undefined;
  /** The JSON body of a success. */
  output: GenericSchema;
};

type Route = { method?: string; path?: string; inputStructure?: string; outputStructure?: string };
type Definition = { route: Route; inputSchema?: unknown; outputSchema?: unknown };
type Entries = Record<string, GenericSchema>;

function definitionOf(node: object): Definition | undefined {
  return '~orpc' in node ? (node['~orpc'] as Definition) : undefined;
}

/** Every endpoint of the contract in its order. Throws when one lacks a method, path, input or output. */
export function listOperations(node: object = contract, name: readonly string[] = []): Operation[] {
  if (definitionOf(node)) return [operationOf(node, name.join('.'))];
  return Object.entries(node).flatMap(([key, child]) => listOperations(child as object, [...name, key]));
}

/** One endpoint of the contract, `contract.catalog.detail`. Throws when it lacks a method, path, input or output. */
export function operationOf(procedure: object, name = 'endpoint'): Operation {
  const { route, inputSchema, outputSchema } = definitionOf(procedure) ?? { route: {} };
  if (!route.method || !route.path || !inputSchema || !outputSchema) {
    throw new Error(`The endpoint ${name} needs a method, a path, an input and an output.`);
  }
  const input = inputSchema as GenericSchema;
  const output = outputSchema as GenericSchema;
  return {
    name,
    method: route.method,
    path: route.path,
    parameters: parametersOf(input, route),
    body: bodyOf(input, route),
    output: route.outputStructure === 'detailed' ? (entriesOf(output).body ?? output) : output,
  };
}

function entriesOf(schema: GenericSchema | undefined): Entries {
  return (schema as { entries?: Entries } | undefined)?.entries ?? {};
}

function parametersOf(input: GenericSchema, { method, path = '', inputStructure }: Route): Operation['parameters'] {
  const found: Record<string, Parameter> = {};
  const add = (part: Parameter['in'], entries: Entries) => {
    for (const [name, schema] of Object.entries(entries)) found[name] = { in: part, schema };
  };
  const entries = entriesOf(input);
  if (inputStructure === 'detailed') {
    add('path', entriesOf(entries.params));
    add('query', entriesOf(entries.query));
    add('header', entriesOf(entries.headers));
    return found;
  }
  const inPath = (name: string) => path.includes(`{${name}}`);
  for (const [name, schema] of Object.entries(entries)) {
    if (inPath(name)) add('path', { [name]: schema });
    else if (method === 'GET') add('query', { [name]: schema });
  }
  return found;
}

function bodyOf(input: GenericSchema, { method, inputStructure }: Route): GenericSchema | undefined {
  if (inputStructure === 'detailed') return entriesOf(input).body;
  return method === 'GET' ? undefined : input;
}
