/** One segment of a route's path, as written in a table. */
export type SegmentPattern =
  | { kind: 'literal'; text: string }
  | { kind: 'prefixed'; prefix: string; name: string }
  | { kind: 'param'; name: string };

const literal = /^[^{}]+$/;
const withParam = /^([^{}]*)\{(\w+)\}$/;
/** Names that a target fills from elsewhere. */
const reserved: ReadonlySet<string> = new Set(['city', 'query']);

function toSegmentPattern(text: string, path: string): SegmentPattern {
  if (literal.test(text)) return { kind: 'literal', text };
  const [, prefix, name] = withParam.exec(text) ?? [];
  if (prefix === undefined || name === undefined) throw new Error(`Route ${path}: cannot read the segment "${text}"`);
  if (reserved.has(name)) throw new Error(`Route ${path}: {${name}} is filled by the pipeline, choose another name`);
  return prefix === '' ? { kind: 'param', name } : { kind: 'prefixed', prefix, name };
}

/**
 * Reads a path of the table: literals, `{param}` and `prefix-{param}`, without a final slash.
 * Throws on any other syntax and on a parameter that is named twice.
 */
export function parseRoutePath(path: string): SegmentPattern[] {
  if (path === '/') return [];
  if (!path.startsWith('/') || path.endsWith('/'))
    throw new Error(`Route ${path}: begin with a slash, end without one`);
  const patterns = path
    .slice(1)
    .split('/')
    .map((text) => toSegmentPattern(text, path));
  const names = patterns.flatMap((pattern) => (pattern.kind === 'literal' ? [] : [pattern.name]));
  if (new Set(names).size !== names.length) throw new Error(`Route ${path}: a parameter is named twice`);
  return patterns;
}
