import type { AnySchema } from '@orpc/contract';
import type { ConditionalSchemaConverter, JSONSchema, SchemaConvertOptions } from '@orpc/openapi';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Reads valibot schemas for the OpenAPI document: what a caller sends for inputs, what it gets for outputs. */
export const valibotConverter: ConditionalSchemaConverter = {
  condition: (schema) => schema?.['~standard'].vendor === 'valibot',
  convert: (schema, options) => [isRequired(schema), toDocumentSchema(schema, options)],
};

function isRequired(schema: AnySchema | undefined): boolean {
  return (schema as GenericSchema | undefined)?.type !== 'optional';
}

function toDocumentSchema(
  schema: AnySchema | undefined,
  { strategy, components, minStructureDepthForRef }: SchemaConvertOptions,
): JSONSchema {
  const shared = (minStructureDepthForRef ?? 0) === 0 ? components?.find((item) => item.schema === schema) : undefined;
  if (shared?.allowedStrategies.includes(strategy)) return { $ref: shared.ref } as JSONSchema;
  const definitions = Object.fromEntries(
    (components ?? [])
      .filter((item) => item.schema !== schema && item.allowedStrategies.includes(strategy))
      .map((item) => [item.ref.slice(componentPrefix.length), item.schema as GenericSchema]),
  );
  const json = toJsonSchema(schema as GenericSchema, {
    typeMode: strategy,
    target: 'draft-2020-12',
    // Transforms and checks cannot be expressed in JSON Schema; the API enforces them anyway.
    errorMode: 'ignore',
    definitions,
    overrideSchema: ({ jsonSchema }) => asInteger(jsonSchema),
    overrideRef: ({ referenceId }) => `${componentPrefix}${referenceId}`,
  }) as Record<string, unknown>;
  const { $schema: _dialect, $defs: _definitions, ...rest } = json;
  return rest as JSONSchema;
}

const componentPrefix = '#/components/schemas/';

/** A query has only text, so "an integer, or digits" is an integer to whoever reads the document. */
function asInteger(json: JsonSchema): JsonSchema | null {
  if (json.type !== 'integer' || !json.anyOf) return null;
  const { anyOf: _spellings, ...rest } = json;
  return rest;
}
