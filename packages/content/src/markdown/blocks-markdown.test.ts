import type { PageBlock } from '@showroom/api-contract/blocks';
import { markdownDocument } from '@showroom/domain/markdown';
import { expect, test } from 'vitest';
import { blocksMarkdown } from './blocks-markdown.ts';

const written = (...blocks: PageBlock[]) => markdownDocument(blocksMarkdown(blocks, { host: 'house.example' }));

test('a chapter keeps its heading, its looks and its links, which become absolute', () => {
  const text = written({
    kind: 'rich',
    title: 'Запись',
    content: [
      {
        node: 'paragraph',
        content: [
          { text: 'Звоните ' },
          { text: 'нам', look: 'strong' },
          { text: ' [1] ' },
          { text: 'сюда', href: '/contacts/' },
        ],
      },
      { node: 'list', isOrdered: true, items: [[{ text: 'раз' }], [{ text: 'два' }]] },
      { node: 'table', head: [[{ text: 'а|б' }]], rows: [[[{ text: 'в' }]]] },
    ],
  });
  expect(text).toBe(
    '## Запись\n\nЗвоните **нам** \\[1\\] [сюда](https://house.example/contacts/)\n\n1. раз\n2. два\n\n| а\\|б |\n| --- |\n| в |\n',
  );
});

test('what begins like Markdown stays words', () => {
  expect(written({ kind: 'text', title: null, paragraphs: ['# не заголовок', '- не список', '2026. год'] })).toBe(
    '\\# не заголовок\n\n\\- не список\n\n2026\\. год\n',
  );
});
