/** A node of a parsed script, as far as we look at it. */
export type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Every node of a tree, the outer ones first. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesOf(child);
  }
}

/** The name that an identifier is. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && /^(?:JSX)?Identifier$/.test(node.type) ? (node.name as string) : undefined;

/** The text that a string is. */
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
