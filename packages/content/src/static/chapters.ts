import type { PageBlock } from '@showroom/api-contract/blocks';

export type Chapter = { index: number; id: string; title: string };

/** The titled parts of a page: what its list of contents names. `index` is the place among all blocks. */
export function chaptersOf(blocks: readonly PageBlock[]): Chapter[] {
  return blocks.flatMap((block, index) =>
    block.title && block.kind !== 'hero' ? [{ index, id: `part-${index}`, title: block.title }] : [],
  );
}
