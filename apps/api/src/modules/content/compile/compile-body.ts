import type { PageBlock, RichNode } from '@showroom/api-contract/blocks';
import type { ContentLanguage } from '@showroom/api-contract/content';
import { compileFence } from './compile-fence.ts';
import { inlineRuns } from './inline-runs.ts';
import type { Problems, Words } from './problem.ts';
import { parseMarkdown } from './read-markdown.ts';
import { richNodes } from './rich-nodes.ts';
import { typographBlock } from './typograph-block.ts';

/** Blocks of a body whose first line is `firstLine` of its file. */
export function compileBody(
  body: string,
  { firstLine, lang, problems }: { firstLine: number; lang: ContentLanguage; problems: Problems },
): PageBlock[] {
  const blocks: PageBlock[] = [];
  let chapter: { title: string | null; content: RichNode[] } = { title: null, content: [] };
  const complain = (line: number, words: Words) => problems.add(firstLine + line - 1, words);
  const close = () => {
    if (chapter.title !== null || chapter.content.length > 0) blocks.push({ kind: 'rich', ...chapter });
    chapter = { title: null, content: [] };
  };
  for (const node of parseMarkdown(body).children) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'code') {
      close();
      const block = compileFence(node, firstLine + line - 1, problems);
      if (block) blocks.push(block);
    } else if (node.type === 'heading' && node.depth === 2) {
      close();
      const title = inlineRuns(node.children, complain)
        .map(({ text }) => text)
        .join('')
        .trim();
      if (title === '' || title.length > 200)
        complain(line, ['a chapter has 1 to 200 characters', 'Заголовок пуст или слишком длинный.']);
      chapter = { title, content: [] };
    } else chapter.content.push(...richNodes(node, complain));
  }
  close();
  return blocks.map((block) => typographBlock(block, lang));
}
