import type { PageBlock } from '@showroom/api-contract/blocks';

/** The anchor of a block's heading, by its place among the blocks of its page. */
export const anchorOf = (block: PageBlock, index: number): string => `part-${index}-${block.kind}`;
