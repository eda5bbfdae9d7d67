import type { RichNode } from '@showroom/api-contract/blocks';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Complain } from './inline-runs.ts';
import { richNodes } from './rich-nodes.ts';

const processor = unified().use(remarkParse).use(remarkGfm, { singleTilde: false });

export const parseMarkdown = (text: string): Root => processor.parse(text);

/** Markdown that stands inside a block: no chapters, no blocks. */
export function richText(text: string, complain: Complain): RichNode[] {
  return parseMarkdown(text).children.flatMap((node) => {
    if (node.type !== 'code') return richNodes(node, complain);
    complain(node.position?.start.line ?? 1, [
      'no block may stand inside a block',
      'Внутри блока не может быть другого блока.',
    ]);
    return [];
  });
}
