import type { ShopCode } from '../../db/accessory-schema.ts';

/** [name in Latin, name in Russian, pattern of its articles: `#` a digit, `@` a letter, the rest as it stands]. */
export type BrandFacts = readonly [nameEn: string, nameRu: string, article: string];

/** A brand that makes a kind, and its product lines; none means that the brand alone names it. */
export type MakerFacts = readonly [brand: string, ...lines: string[]];

/** What a part belongs to where not every car has one. */
export type EngineKind = 'any' | 'spark' | 'diesel';

/** A kind of goods: a category of the third level and what is sold in it. */
export type KindFacts = {
  /** Stands in a path. */
  readonly code: string;
  readonly name: string;
  /** What people also call it, for search. */
  readonly keywords?: string;
  /** What one item is called. */
  readonly noun: string;
  readonly makers: readonly MakerFacts[];
  /** One of each list is drawn; they stand in the name in this order. */
  readonly specs?: readonly (readonly string[])[];
  /** What a line has by itself, by the place of its list: it takes the place of the drawn word («G12 Red» is red). */
  readonly settles?: Readonly<Record<string, readonly (string | undefined)[]>>;
  /** `all` fits everything; `car`: a generation of one model (several for parts), `roof`: of one whose roof carries a load, `off-road`: of one to climb
   * into; `moto`: one motorcycle model. */
  readonly fit: 'all' | 'car' | 'roof' | 'off-road' | 'moto';
  /** Of an engine that burns something, by a spark or as a diesel: no electric car has it. */
  readonly ofEngine?: EngineKind;
  /** Roubles, the cheapest and the dearest. */
  readonly price: readonly [from: number, to: number];
  /** Share in the stock. */
  readonly share: number;
  /** Fewest pieces that are sold at once; one unless told. */
  readonly minCount?: number;
  readonly about: string;
};

export type GroupFacts = { readonly code: string; readonly name: string; readonly kinds: readonly KindFacts[] };

export type SectionFacts = {
  readonly code: string;
  readonly name: string;
  readonly shop: ShopCode;
  readonly groups: readonly GroupFacts[];
};
