import type { Layout, QueryGrammar } from '@showroom/guards/route-table';

type PageKindFacts = {
  layout: Layout;
  /** Parameters of the internal address, in their order; `-` stands for none. */
  params: readonly string[];
  /** The query names what the page shows, so it is part of the internal address, spelled by this grammar. */
  readsQuery?: QueryGrammar;
};

/**
 * Every kind of page. A kind has one module here and one page file in each shell that has rows of it (`pageFolder`). All
 * pages of a kind show the same screen: with inlined CSS a page carries the styles and scripts of its whole kind.
 */
export const pageKinds = {
  home: { layout: 'default', params: [] },
  static: { layout: 'default', params: ['slug'] },
  about: { layout: 'about', params: ['slug'] },
  english: { layout: 'english', params: ['slug'] },
  articles: { layout: 'default', params: ['section'], readsQuery: 'articles' },
  article: { layout: 'default', params: ['section', 'id'] },
  'gone-article': { layout: 'default', params: ['section'] },
  'english-articles': { layout: 'english', params: [], readsQuery: 'articles' },
  'english-article': { layout: 'english', params: ['id'] },
  event: { layout: 'clear', params: ['slug'] },
  'site-map': { layout: 'default', params: [] },
  error: { layout: 'default', params: ['code'] },
  catalog: { layout: 'default', params: [] },
  listing: { layout: 'default', params: ['kind', 'section', 'mark', 'model', 'filter'], readsQuery: 'listing' },
  'color-hub': { layout: 'default', params: ['hub'], readsQuery: 'listing' },
  vehicle: { layout: 'default', params: ['id'] },
  gone: { layout: 'default', params: ['id'] },
  marks: { layout: 'default', params: [] },
  mark: { layout: 'default', params: ['mark', 'model', 'series'] },
  'mark-credit': { layout: 'default', params: ['mark', 'model'] },
  'mark-guaranty': { layout: 'default', params: ['mark'] },
  favorites: { layout: 'default', params: [] },
  compare: { layout: 'default', params: [] },
  request: { layout: 'default', params: [] },
  contacts: { layout: 'default', params: ['code'] },
  dealer: { layout: 'default', params: ['dealer'] },
  'dealer-advisers': { layout: 'default', params: ['dealer'] },
  adviser: { layout: 'default', params: ['adviser'] },
  advisers: { layout: 'about', params: [] },
  reviews: { layout: 'default', params: ['dealer', 'adviser'], readsQuery: 'reviews' },
  feedback: { layout: 'default', params: ['dealer'] },
  personal: { layout: 'clear', params: ['language', 'code'] },
  'english-personal': { layout: 'english', params: ['code'] },
  'visit-card': { layout: 'clear', params: ['language', 'code'] },
  'info-card': { layout: 'clear', params: ['code'] },
  service: { layout: 'default', params: ['slug', 'mark', 'model'] },
  'service-online': { layout: 'default', params: [] },
  booking: { layout: 'default', params: [] },
  'account-home': { layout: 'lk', params: [] },
  account: { layout: 'lk', params: ['section'] },
  'sign-in': { layout: 'auth', params: ['section'] },
  registration: { layout: 'registration', params: ['section'] },
  desk: { layout: 'reports', params: ['section'] },
  embed: { layout: 'clear', params: ['name'] },
  store: { layout: 'default', params: ['shop', 'a', 'b', 'c'], readsQuery: 'store' },
  item: { layout: 'default', params: ['code'], readsQuery: 'reviews' },
  basket: { layout: 'default', params: [] },
  ordering: { layout: 'default', params: [] },
  checkout: { layout: 'clear', params: [] },
  pay: { layout: 'default', params: [] },
  payment: { layout: 'clear', params: ['section'] },
  'embed-store': { layout: 'clear', params: ['shop', 'a', 'b', 'c'], readsQuery: 'store' },
  'embed-item': { layout: 'clear', params: ['code'], readsQuery: 'reviews' },
  'embed-basket': { layout: 'clear', params: [] },
  'embed-ordering': { layout: 'clear', params: [] },
  'embed-listing': { layout: 'clear', params: [], readsQuery: 'listing' },
  'embed-vehicle': { layout: 'clear', params: ['id'] },
  'price-tag': { layout: 'clear', params: ['id'] },
} as const satisfies Record<string, PageKindFacts>;

export type PageKind = keyof typeof pageKinds;

/** The parameters of a kind, each with a value. */
export type PageParams<K extends PageKind> = Readonly<Record<(typeof pageKinds)[K]['params'][number], string>>;

/** The facts of a kind, for whoever handles all kinds alike. */
export const factsOf = (kind: PageKind): PageKindFacts => pageKinds[kind];

/** Where the page file of a kind stands, relative to `app/`. */
export function pageFolder(kind: PageKind): string {
  const { layout, params } = factsOf(kind);
  return ['[city]', `(${layout})`, '[query]', kind, ...params.map((name) => `[${name}]`)].join('/');
}
