import type { PageBlock } from '@showroom/api-contract/blocks';
import type { StaticPage } from '@showroom/api-contract/content';

type Cards = Extract<PageBlock, { kind: 'cards' }>;
export type PagePart = { title: string; items: readonly { title: string; text: string }[] };

/** The written parts of the page by their codes; a part that nobody wrote is not shown. */
export function pageParts({ blocks }: Pick<StaticPage, 'blocks'>) {
  const cardsOf = (code: string): PagePart | undefined => {
    const block = blocks.find((item): item is Cards => item.kind === 'cards' && item.code === code);
    return block && { title: block.title, items: block.cards };
  };
  const hero = blocks.find((item) => item.kind === 'hero');
  return { hero, steps: cardsOf('steps'), bring: cardsOf('bring'), faq: cardsOf('faq') };
}
