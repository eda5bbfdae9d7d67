import type { SegmentPattern } from './route-pattern.ts';

/** A node of the prebuilt tree: what may follow a run of segments. */
export type TrieNode<T> = {
  literals: Map<string, TrieNode<T>>;
  /** Longest prefix first. */
  prefixes: { prefix: string; node: TrieNode<T> }[];
  param: TrieNode<T> | undefined;
  value: T | undefined;
};

export function createTrie<T>(): TrieNode<T> {
  return { literals: new Map(), prefixes: [], param: undefined, value: undefined };
}

function childFor<T>(node: TrieNode<T>, pattern: SegmentPattern): TrieNode<T> {
  if (pattern.kind === 'literal') {
    const child = node.literals.get(pattern.text) ?? createTrie<T>();
    node.literals.set(pattern.text, child);
    return child;
  }
  if (pattern.kind === 'param') {
    node.param ??= createTrie<T>();
    return node.param;
  }
  const known = node.prefixes.find((entry) => entry.prefix === pattern.prefix);
  if (known) return known.node;
  const child = createTrie<T>();
  node.prefixes.push({ prefix: pattern.prefix, node: child });
  node.prefixes.sort((a, b) => b.prefix.length - a.prefix.length);
  return child;
}

/** Puts a value at the end of a path. Gives the value that was there already, and then changes nothing. */
export function insertRoute<T>(root: TrieNode<T>, patterns: readonly SegmentPattern[], value: T): T | undefined {
  let node = root;
  for (const pattern of patterns) node = childFor(node, pattern);
  if (node.value !== undefined) return node.value;
  node.value = value;
  return undefined;
}

/**
 * Walks the tree: at each depth a literal wins over a prefixed segment, and that over a bare parameter; a branch that
 * leads nowhere is left again. The values of the parameters end up in `captured`, in the order of the path.
 */
export function findRoute<T>(
  node: TrieNode<T>,
  segments: readonly string[],
  depth: number,
  captured: string[],
): T | undefined {
  const segment = segments[depth];
  if (segment === undefined) return node.value;
  const literal = node.literals.get(segment);
  if (literal) {
    const found = findRoute(literal, segments, depth + 1, captured);
    if (found !== undefined) return found;
  }
  for (const { prefix, node: child } of node.prefixes) {
    if (segment.length <= prefix.length || !segment.startsWith(prefix)) continue;
    captured.push(segment.slice(prefix.length));
    const found = findRoute(child, segments, depth + 1, captured);
    if (found !== undefined) return found;
    captured.pop();
  }
  if (!node.param) return undefined;
  captured.push(segment);
  const found = findRoute(node.param, segments, depth + 1, captured);
  if (found === undefined) captured.pop();
  return found;
}
