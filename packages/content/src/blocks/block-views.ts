import type { BlockKind, BlockOf } from '@showroom/api-contract/blocks';
import type { ComponentType } from 'react';
import { sectionWords } from '../article-cards/article-sections.data.ts';
import { AwardsBlock } from './awards/awards-block.tsx';
import { type BlockFacts, type BlockProps, vehiclesKey } from './block-props.ts';
import { CalculatorBlock } from './calculator/calculator-block.tsx';
import { CallBlock } from './call/call-block.tsx';
import { CardsBlock } from './cards/cards-block.tsx';
import { ChartBlock } from './chart/chart-block.tsx';
import { CodeBlock } from './code/code-block.tsx';
import { DocumentsBlock } from './documents/documents-block.tsx';
import { FactsBlock } from './facts/facts-block.tsx';
import { FormBlock } from './form/form-block.tsx';
import { GalleryBlock } from './gallery/gallery-block.tsx';
import { HeroBlock } from './hero/hero-block.tsx';
import { LatestBlock } from './latest/latest-block.tsx';
import { MarksBlock } from './marks/marks-block.tsx';
import { PricesBlock } from './prices/prices-block.tsx';
import { QuestionsBlock } from './questions/questions-block.tsx';
import { RichBlock } from './rich/rich-block.tsx';
import { StepsBlock } from './steps/steps-block.tsx';
import { TextBlock } from './text/text-block.tsx';
import { TimelineBlock } from './timeline/timeline-block.tsx';
import { VacanciesBlock } from './vacancies/vacancies-block.tsx';
import { VehiclesBlock } from './vehicles/vehicles-block.tsx';

export type BlockView<K extends BlockKind> = {
  Body: ComponentType<BlockProps<K>>;
  /** It is of reading width: where the page has more, its title stands beside it. */
  isNarrow?: true;
  /** It shows its title itself. */
  hasOwnTitle?: true;
  /** Nothing to show: then its title is not shown either. */
  isEmpty?: (block: BlockOf<K>, facts: BlockFacts) => boolean;
  /** Where the rest is, beside the title. */
  more?: (block: BlockOf<K>, facts: BlockFacts) => { href: string; name: string } | undefined;
};

/** How each kind of block is shown. A new kind is its schema, its folder and its line here. */
const views: { [K in BlockKind]: BlockView<K> } = {
  hero: { Body: HeroBlock, hasOwnTitle: true },
  text: { Body: TextBlock, isNarrow: true },
  rich: { Body: RichBlock, isNarrow: true },
  cards: { Body: CardsBlock },
  facts: { Body: FactsBlock, hasOwnTitle: true },
  latest: {
    Body: LatestBlock,
    isEmpty: ({ section }, { latest }) => !latest[section]?.length,
    more: ({ section }) => ({ href: `/${section}/`, name: sectionWords[section].all }),
  },
  vehicles: {
    Body: VehiclesBlock,
    isEmpty: (block, { vehicles }) => !vehicles[vehiclesKey(block)],
    more: (block, { vehicles }) =>
      vehicles[vehiclesKey(block)]?.isWhole ? undefined : { href: block.listing, name: 'Смотреть все' },
  },
  marks: {
    Body: MarksBlock,
    isEmpty: (_block, { marks }) => marks.length === 0,
    more: () => ({ href: '/brands/', name: 'Все марки' }),
  },
  call: { Body: CallBlock, hasOwnTitle: true },
  code: { Body: CodeBlock, hasOwnTitle: true },
  steps: { Body: StepsBlock },
  questions: { Body: QuestionsBlock, isNarrow: true },
  gallery: { Body: GalleryBlock },
  timeline: { Body: TimelineBlock },
  awards: { Body: AwardsBlock },
  documents: { Body: DocumentsBlock },
  chart: { Body: ChartBlock },
  vacancies: { Body: VacanciesBlock },
  form: { Body: FormBlock, isNarrow: true },
  calculator: { Body: CalculatorBlock },
  prices: { Body: PricesBlock, isNarrow: true },
};

export const viewOf = <K extends BlockKind>(kind: K): BlockView<K> => views[kind];
