import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockKind, PageBlock } from '@showroom/api-contract/blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blockSamples, sampleFacts } from '../fixtures/blocks.data.ts';
import { noFacts } from './block-props.ts';
import { PageBlocks } from './page-blocks.tsx';

const render = (blocks: readonly PageBlock[], facts = sampleFacts) =>
  renderToStaticMarkup(<PageBlocks blocks={blocks} facts={facts} />);
const kinds = Object.keys(blockSamples) as BlockKind[];

test.each(kinds.filter((kind) => kind !== 'hero'))('a block of the kind %s stands under its own heading', (kind) => {
  const block = blockSamples[kind];
  const html = render([block]);
  const [, id] = /<section aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>${block.title}</h2>`));
});

test('every kind has a folder with its component, its styles and its story', () => {
  for (const kind of kinds) {
    const files = readdirSync(join(import.meta.dirname, kind));
    expect(files, kind).toEqual(expect.arrayContaining([`${kind}-block.tsx`, `${kind}-block.stories.tsx`]));
  }
});

test('blocks keep the order of their editor', () => {
  const html = render([blockSamples.steps, blockSamples.facts]);
  expect(html.indexOf('Как проходит запись')).toBeLessThan(html.indexOf('Группа в цифрах'));
});

test('a block with nothing to show leaves no heading behind', () => {
  expect(render([blockSamples.latest, blockSamples.vehicles, blockSamples.marks], noFacts)).toBe('');
});

test('a page has one FAQPage, with the questions of all its blocks', () => {
  const html = render([blockSamples.questions, { ...blockSamples.questions, title: 'Ещё' }]);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const [faq] = JSON.parse(scripts[0]?.[1] ?? '')['@graph'];
  expect(faq['@type']).toBe('FAQPage');
  expect(faq.mainEntity).toHaveLength(4);
  expect(faq.mainEntity[0]).toMatchObject({
    name: 'Нужны ли права?',
    acceptedAnswer: { text: 'Да, со стажем от двух лет.' },
  });
});

test('a call opens its form, and leads to a page without a script', () => {
  expect(render([blockSamples.call])).toMatch(/<a [^>]*href="\/services\/testdrive\/"[^>]*data-dialog="testdrive"/);
  expect(render([{ ...blockSamples.call, dialog: null }])).not.toContain('data-dialog');
});

test('figures stand in the chart and, exactly, in its table', () => {
  const html = render([blockSamples.chart]);
  expect(html.match(/<rect/g)).toHaveLength(7);
  expect(html).toContain('<td>10\u00a0860</td>');
  expect(html).toContain('<th scope="row">С пробегом</th>');
});

test('words of editors are escaped, links to others open apart', () => {
  const html = render([
    {
      kind: 'rich',
      title: null,
      content: [
        {
          node: 'paragraph',
          content: [{ text: '<script>alert(1)</script>' }, { text: 'там', href: 'https://a.example/' }],
        },
      ],
    },
  ]);
  expect(html).not.toContain('<script>');
  expect(html).toMatch(/href="https:\/\/a\.example\/"[^>]*target="_blank"[^>]*rel="noopener"/);
});

test('a vacancy says what is paid and opens what one does', () => {
  const html = render([blockSamples.vacancies]);
  expect(html).toContain('140\u00a0000–190\u00a0000\u00a0₽');
  expect(html).toContain('Ремонт и обслуживание легковых машин.');
  expect(render([blockSamples.vacancies], noFacts)).toContain('Сейчас открытых вакансий нет.');
});

test('what is free has no price of 0 ₽', () => {
  const items = blockSamples.prices.items.map((item) => ({ ...item, price: 0 }));
  const html = render([{ ...blockSamples.prices, items }]);
  expect(html.match(/>бесплатно</g)).toHaveLength(2);
  expect(html).not.toMatch(/>0\u00a0₽/);
});

test('a column of sums alone ends at one edge', () => {
  const row = (...cells: string[]) => cells.map((text) => [{ text }]);
  const table = {
    node: 'table' as const,
    head: row('Строка', 'Сумма', 'Срок'),
    rows: [
      row('Покраска', '−24\u00a0000\u00a0₽', '3 дня'),
      row('Итого', 'от\u00a01\u00a0465\u00a0000\u00a0₽', '5\u00a0000\u00a0₽'),
    ],
  };
  const html = render([{ ...blockSamples.rich, content: [table] }]);
  expect(html.match(/<t[hd][^>]* class="[^"]+"/g)).toHaveLength(3);
});

test('words of reading width without a heading stand among those that have theirs beside them', () => {
  const bare = { ...blockSamples.text, title: null };
  const wide = renderToStaticMarkup(<PageBlocks blocks={[bare]} facts={sampleFacts} look="wide" />);
  expect(wide).not.toBe(render([bare]));
  expect(wide).toContain(render([bare]));
});
