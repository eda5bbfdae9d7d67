import type { PageBlock, RichNode } from '@showroom/api-contract/blocks';
import type { JsonLdNode } from '@showroom/ui/json-ld';

const joined = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

function plain(node: RichNode): string {
  switch (node.node) {
    case 'paragraph':
    case 'quote':
      return joined(node.content);
    case 'heading':
      return node.text;
    case 'list':
      return node.items.map(joined).join('; ');
    case 'table':
      return node.rows.map((row) => row.map(joined).join(' — ')).join('; ');
    case 'picture':
      return node.alt;
  }
}

/** The questions of a whole page as one FAQPage; nothing where there are none. */
export function questionNodes(blocks: readonly PageBlock[]): JsonLdNode[] {
  const items = blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(plain).join(' ') },
      })),
    },
  ];
}
