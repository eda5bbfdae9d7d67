import type { ExistenceKind } from '@showroom/domain/existence';
import type { RedirectStatus } from './verdict.ts';

/** The eight layouts (PRD-2), and none for files and feeds. */
export const layouts = [
  'about',
  'auth',
  'clear',
  'default',
  'english',
  'lk',
  'registration',
  'reports',
  'none',
] as const;
export type Layout = (typeof layouts)[number];

/** What a row may name: the five guards of PRD-4 and the two rules with an argument. */
export type GuardName =
  | 'authenticated-reports'
  | 'authenticated'
  | 'city-contacts'
  | 'city'
  | 'validate-filter'
  | `not-price-cap(${string})`
  | `brand(${string})`;

/** Whose grammar the query of a page follows. Without one no page is told its query. */
export type QueryGrammar = 'listing' | 'articles' | 'reviews' | 'calculator' | 'store';

/** A row of a shell's table. */
export type Route = {
  /** `/cars/new/{mark}/{model}/bodytype-{bodyType}`: no final slash. */
  path: string;
  layout: Layout;
  /** Run in this order. */
  guards: readonly GuardName[];
  /** Internal path, filled from the parameters, `{city}` and the canonical `{query}`. Without it the page is served where it is. */
  target?: string;
  /** How `{query}` of the target is spelled. */
  query?: QueryGrammar;
  /** Route rule: the page has moved for good or for a while. `to` may use the row's parameters. */
  redirect?: { to: string; status?: RedirectStatus };
  /**
   * Kind of the thing that the page shows: the API is asked whether there is one before the page is served. A row with
   * parameters names a kind, or `false` where the page decides by itself. Rows behind a sign-in are never asked: whether
   * an order exists is its owner's secret, and only the API knows the owner.
   */
  exists?: ExistenceKind | false;
  /** False for what asks not to be found: pages about one visitor, or about nothing. They stand in no sitemap. */
  isIndexed?: boolean;
  /** Path of the shell's own call whose answer a private page is rendered with, in the name of who is signed in. */
  data?: string;
  /** Whether the partners of a deployment may embed the page; nobody may unless told. */
  isEmbeddable?: boolean;
};
