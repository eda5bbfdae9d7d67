/** The part of a JSON Schema that the reference shows. */
export type Shape = {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const typeNames: Record<string, string> = {
  string: 'строка',
  integer: 'целое',
  number: 'число',
  boolean: 'да/нет',
  object: 'объект',
  array: 'список',
  null: 'null',
};

/** Name of a shared schema that a shape points at: `#/components/schemas/Mark` → `Mark`. */
export function sharedName(shape: Shape): string | undefined {
  return shape.$ref?.split('/').at(-1);
}

/** A shape in a few words: `целое, от 1 до 99`, `"new" | "used"`, `список Mark`. */
export function shapeText(shape: Shape): string {
  const shared = sharedName(shape);
  if (shared) return shared;
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  const variants = shape.anyOf ?? shape.oneOf;
  if (variants) return [...new Set(variants.map(shapeText))].join(' или ');
  const types = typeof shape.type === 'string' ? [shape.type] : (shape.type ?? []);
  if (types.length === 1 && types[0] === 'array') return `список: ${shapeText(shape.items ?? {})}`;
  const text = types.map((type) => typeNames[type] ?? type).join(' или ') || 'любое';
  return [text, ...boundTexts(shape)].join(', ');
}

function boundTexts({ minimum, maximum, maxLength }: Shape): string[] {
  const texts: string[] = [];
  if (minimum !== undefined) texts.push(`от ${minimum}`);
  if (maximum !== undefined) texts.push(`до ${maximum}`);
  if (maxLength !== undefined) texts.push(`не длиннее ${maxLength}`);
  return texts;
}

/** The object inside a shape whose fields are worth listing: the shape, what a list holds, or what may be null. */
export function innerObject(shape: Shape): Shape | undefined {
  if (shape.properties) return shape;
  if (shape.items) return innerObject(shape.items);
  const objects = (shape.anyOf ?? shape.oneOf ?? []).filter((variant) => variant.properties);
  return objects.length === 1 ? objects[0] : undefined;
}
