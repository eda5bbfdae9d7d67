/**
 * Kinds of things whose existence decides whether a page exists, each with the route parameters that name one thing.
 * A route row says its kind; the API resolves every kind, or it does not compile. A listing is named by its whole path
 * (`listing-path.ts`).
 */
export const existenceKinds = {
  vehicle: ['id'],
  'windscreen-code': ['vin'],
  'short-link': ['code'],
  mark: ['mark'],
  model: ['mark', 'model'],
  series: ['mark', 'model', 'series'],
  listing: [],
  dealer: ['code'],
  /** Contacts of a city, or of the centres of a mark. */
  'contact-area': ['code'],
  'dealer-page': ['code', 'dealer'],
  /** An adviser below the page of his centre. */
  'dealer-adviser': ['code', 'dealer', 'adviser'],
  adviser: ['code'],
  'reviewed-adviser': ['dealer', 'adviser'],
  'info-card': ['code'],
  'static-page': ['slug'],
  /** A text of the service section that no row names; its path says which. */
  'service-page': ['code'],
  /** Section and language stand in the path: `/en/news/{id}/`. */
  article: ['id'],
  /** A category of the shop; its path says which. */
  'store-category': [],
  'store-item': ['code'],
} as const satisfies Record<string, readonly string[]>;

export type ExistenceKind = keyof typeof existenceKinds;

/** Names of the parameters of a kind. */
export type ExistenceParam<Kind extends ExistenceKind = ExistenceKind> = (typeof existenceKinds)[Kind][number];

/** Does this page exist: the thing that it shows, and its address, decoded and with its final slash. */
export type ExistenceQuestion = {
  kind: ExistenceKind;
  path: string;
  /** Parameters of the route, those of the kind among them. */
  params: Readonly<Record<string, string>>;
};
