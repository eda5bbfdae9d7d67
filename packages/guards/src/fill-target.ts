/** Stands for "nothing" where a path needs a segment: the `{query}` of a bare listing. */
export const emptySegment = '-';

/** A template cut once, so that a request only joins strings. */
export type CompiledTarget = { names: readonly string[]; texts: readonly string[] };

const placeholder = /\{(\w+)\}/g;

/** Cuts `/{city}/cars/new/{mark}/{query}` into texts and names: texts[0] names[0] texts[1] … */
export function compileTarget(target: string): CompiledTarget {
  const names: string[] = [];
  const texts: string[] = [];
  let end = 0;
  for (const found of target.matchAll(placeholder)) {
    texts.push(target.slice(end, found.index));
    names.push(found[1] ?? '');
    end = found.index + found[0].length;
  }
  texts.push(target.slice(end));
  return { names, texts };
}

/** One value as one path segment: encoded, never empty, never `.` or `..` (escaped dots still climb in a URL). */
function toSegment(value: string | undefined): string {
  if (value === undefined || value === '' || value === '.' || value === '..') return emptySegment;
  return encodeURIComponent(value.toWellFormed());
}

export function fillCompiledTarget(target: CompiledTarget, read: (name: string) => string | undefined): string {
  let path = target.texts[0] ?? '';
  for (let i = 0; i < target.names.length; i++) path += toSegment(read(target.names[i] ?? '')) + target.texts[i + 1];
  return path;
}

/**
 * Fills the internal path of a page: `fillTarget('/{city}/catalog/{id}', { city: 'msk', id: '7' })`. A value cannot leave
 * its segment: slashes and dots are encoded, an absent or empty one becomes `-`. Never throws.
 */
export function fillTarget(target: string, params: Readonly<Record<string, string>>): string {
  return fillCompiledTarget(compileTarget(target), (name) => (Object.hasOwn(params, name) ? params[name] : undefined));
}
