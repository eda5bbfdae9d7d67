import type { PageBlock } from '@showroom/api-contract/blocks';
import { anchorOf } from '../blocks/anchor-of.ts';

export type Chapter = { id: string; title: string };

/** The titled parts of a page: what its list of contents names. */
export function chaptersOf(blocks: readonly PageBlock[]): Chapter[] {
  return blocks.flatMap((block, index) =>
    block.title && block.kind !== 'hero' && block.kind !== 'call' && block.kind !== 'code'
      ? [{ id: anchorOf(block, index), title: block.title }]
      : [],
  );
}
