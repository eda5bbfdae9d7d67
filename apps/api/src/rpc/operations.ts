import { contract } from '@showroom/api-contract/contract';
import type { GenericSchema } from 'valibot';

/** One endpoint of the contract, flat. */
export type Operation = {
  /** `catalog.detail` */
  name: string;
  method: string;
  /** `/catalog/{id}` */
  path: string;
  input: GenericSchema;
  output: GenericSchema;
};

type Definition = { route: { method?: string; path?: string }; inputSchema?: unknown; outputSchema?: unknown };

function definitionOf(node: object): Definition | undefined {
  return '~orpc' in node ? (node['~orpc'] as Definition) : undefined;
}

/** Every endpoint of the contract in its order. Throws when one lacks a method, path, input or output. */
export function listOperations(node: object = contract, name: readonly string[] = []): Operation[] {
  const definition = definitionOf(node);
  if (!definition)
    return Object.entries(node).flatMap(([key, child]) => listOperations(child as object, [...name, key]));
  const { route, inputSchema, outputSchema } = definition;
  if (!route.method || !route.path || !inputSchema || !outputSchema) {
    throw new Error(`The endpoint ${name.join('.')} needs a method, a path, an input and an output.`);
  }
  return [
    {
      name: name.join('.'),
      method: route.method,
      path: route.path,
      input: inputSchema as GenericSchema,
      output: outputSchema as GenericSchema,
    },
  ];
}
