import type { PageLanguage } from '@showroom/domain/translations';
import { brandOfGuard } from '@showroom/guards/named-guards';
import type { QueryGrammar, Route } from '@showroom/guards/route-table';
import { factsOf, type PageKind, type PageParams } from './page-kinds.ts';

type RowOf<K extends PageKind> = Route & {
  kind: K;
  /** Values of the kind's parameters: `new`, `{mark}` from the path, or `-` for none. */
  params: PageParams<K>;
  /** Title of a page whose screen has no facts of its own to make one from. */
  title?: string;
};
/** A row of a shell's route table that is answered by a page. Layout and target follow from its kind. */
export type PageRow<K extends PageKind = PageKind> = { [Kind in K]: RowOf<Kind> }[K];

type Rest = Partial<Pick<RowOf<PageKind>, 'guards' | 'exists' | 'isIndexed' | 'isEmbeddable' | 'data' | 'title'>> & {
  /** Grammar of this row's query, where not all pages of its kind read one. */
  readsQuery?: QueryGrammar | undefined;
  /** Language of the document. A page that is not Russian is the same in every city, so it stands in the city's place. */
  language?: Exclude<PageLanguage, 'ru'> | undefined;
};

/** The row of a public path. Guards are `city` alone unless told. */
export function pageRow<K extends PageKind>(
  path: string,
  kind: K,
  params: PageParams<K>,
  { language, readsQuery: ownQuery, ...rest }: Rest = {},
): RowOf<K> {
  const { layout, params: names, readsQuery = ownQuery } = factsOf(kind);
  const values: Readonly<Record<string, string>> = params;
  const target = [
    '',
    language ?? (layout === 'english' ? 'en' : '{city}'),
    readsQuery ? '{query}' : '-',
    kind,
    ...names.map((name) => values[name]),
  ].join('/');
  const query = readsQuery && { query: readsQuery };
  return { path, kind, params, layout, guards: ['city'], target, ...query, ...rest };
}

export const isPageRow = (row: Route): row is PageRow => 'kind' in row;

/** Parameters of the rows that name a whole address, as `generateStaticParams` wants them. */
export function fixedParams<K extends PageKind>(rows: readonly PageRow<K>[]): ({ query: string } & PageParams<K>)[] {
  return rows.filter(({ path }) => !path.includes('{')).map(({ params }) => ({ query: '-', ...params }));
}

/** The rows that exist under a brand: `brand(asc)` limits one to a single brand. */
export const rowsUnder = (code: string, rows: readonly Route[]): Route[] =>
  rows.filter(({ guards }) => guards.every((guard) => (brandOfGuard(guard) ?? code) === code));
