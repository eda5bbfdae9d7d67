import type { CompiledEntry } from '../compile/compile-entry.ts';

type Shown = Omit<CompiledEntry, 'type' | 'lang' | 'code'>;

/** Columns of what is shown, with their types and values. */
const columns: readonly (readonly [name: string, type: string, value: (entry: Shown) => unknown])[] = [
  ['status', 'text', ({ status }) => status],
  ['publish_at', 'timestamptz', ({ publishAt }) => publishAt],
  ['expires_at', 'timestamptz', ({ expiresAt }) => expiresAt],
  ['until', 'date', ({ until }) => until],
  ['title', 'text', ({ title }) => title],
  ['lead', 'text', ({ lead }) => lead],
  ['picture', 'text', ({ picture }) => picture],
  ['author', 'text', ({ author }) => author],
  ['tags', 'jsonb', ({ tags }) => JSON.stringify(tags)],
  ['city', 'text', ({ city }) => city],
  ['blocks', 'jsonb', ({ blocks }) => JSON.stringify(blocks)],
  ['fields', 'jsonb', ({ fields }) => JSON.stringify(fields)],
  ['seo', 'jsonb', ({ seo }) => (seo === null ? null : JSON.stringify(seo))],
];

export const shownNames: string = columns.map(([name]) => name).join(', ');

/** Parameters of the columns, in their order, numbered from `first`. */
export const shownParams = (first: number): string =>
  columns.map(([, type], index) => `$${first + index}::${type}`).join(', ');

export const shownValues = (entry: Shown): unknown[] => columns.map(([, , value]) => value(entry));
