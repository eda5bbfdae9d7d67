import type { PageBlock } from '@showroom/api-contract/blocks';

/** Keys of blocks whose texts visitors read as headings, and as words. */
const headings: ReadonlySet<string> = new Set(['title', 'question']);
const words: ReadonlySet<string> = new Set([
  ...['text', 'lead', 'paragraphs', 'name', 'label', 'caption', 'note', 'source', 'content', 'items', 'answer'],
]);

export type PageTexts = { headings: string[]; words: string[] };

function collect(value: unknown, key: string, texts: PageTexts): void {
  if (typeof value === 'string') {
    if (headings.has(key)) texts.headings.push(value);
    else if (words.has(key)) texts.words.push(value);
  } else if (Array.isArray(value)) for (const item of value) collect(item, key, texts);
  else if (value !== null && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) collect(item, name, texts);
}

/** What the blocks of a page say, whatever their kinds; addresses, codes and pictures are no words. */
export function textsOfBlocks(blocks: readonly PageBlock[]): PageTexts {
  const texts: PageTexts = { headings: [], words: [] };
  collect(blocks, '', texts);
  return texts;
}
