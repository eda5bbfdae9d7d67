import type { BlockKind, BlockOf, CalculatorKind, PageBlock } from '@showroom/api-contract/blocks';
import type { ArticleCard, ArticleSection, Vacancy } from '@showroom/api-contract/content';
import type { MatterDialog } from '@showroom/domain/dialogs';
import type { ReactNode } from 'react';
import type { MarkOffer } from './marks/popular-marks.ts';

/** Cards of what is in stock under a listing; `isWhole`: there are no more. */
export type StockRow = { cards: ReactNode; isWhole: boolean };

/** What blocks show beside their own words; read before the page is drawn. */
export type BlockFacts = {
  /** Host of the brand's site, for what is read on another device. */
  host: string;
  /** Newest articles by section. */
  latest: Readonly<Partial<Record<ArticleSection, readonly ArticleCard[]>>>;
  /** Rows of live cards by `vehiclesKey`; what is out of stock is not named. */
  vehicles: Readonly<Record<string, StockRow | null>>;
  vacancies: readonly Vacancy[];
  /** Popular marks with what is in stock. */
  marks: readonly MarkOffer[];
  /** Live forms by the name of their dialog. */
  forms: Readonly<Partial<Record<MatterDialog, ReactNode>>>;
  calculators: Readonly<Partial<Record<CalculatorKind, ReactNode>>>;
};

export const noFacts: BlockFacts = {
  host: 'localhost',
  latest: {},
  vehicles: {},
  vacancies: [],
  marks: [],
  forms: {},
  calculators: {},
};

/** Which row of live cards a block of vehicles shows. */
export const vehiclesKey = ({ listing, count }: Pick<BlockOf<'vehicles'>, 'listing' | 'count'>): string =>
  `${count} ${listing}`;

export type BlockProps<K extends BlockKind> = {
  block: BlockOf<K>;
  facts: BlockFacts;
  /** Of the block's heading. */
  id: string;
  /** Draws blocks that stand inside this one. */
  nested: (blocks: readonly PageBlock[]) => ReactNode;
};
