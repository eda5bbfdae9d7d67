import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noFacts } from '../blocks/block-props.ts';
import { cookiePage, homePage } from '../fixtures/pages.data.ts';
import { StaticScreen } from './static-screen.tsx';

const html = renderToStaticMarkup(<StaticScreen facts={noFacts} page={cookiePage} />);

test('the page has its heading, its words and the day of its last change', () => {
  expect(html).toMatch(/<h1[^>]*>Как мы используем файлы cookie<\/h1>/);
  expect(html).toContain('Файл cookie — это небольшая запись.');
  expect(html).toContain('<time dateTime="2026-09-01">1\u00a0сентября\u00a02026</time>');
});

test('every entry of the contents leads to a heading of the page', () => {
  const anchors = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(anchors).toHaveLength(3);
  for (const id of anchors) expect(html).toMatch(new RegExp(`<h2 id="${id}"`));
});

test('a short page has no contents', () => {
  const short = renderToStaticMarkup(
    <StaticScreen facts={noFacts} page={{ ...cookiePage, blocks: cookiePage.blocks.slice(0, 3) }} />,
  );
  expect(short).not.toContain('Содержание страницы');
});

test('the way back starts at the home page', () => {
  expect(html).toMatch(/<nav aria-label="Вы здесь">.*href="\/"[^>]*>Главная<\/a>.*aria-current="page"/);
});

test('blocks of every kind can stand on a page', () => {
  const all = renderToStaticMarkup(<StaticScreen facts={noFacts} page={{ ...homePage, title: 'Все блоки' }} />);
  for (const words of ['В наличии в восьми центрах.', 'Трейд-ин', 'пунктов проверки']) {
    expect(all).toContain(words);
  }
});
