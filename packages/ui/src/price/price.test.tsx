import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

test('an old price is said to be old, and shown only above the price', () => {
  expect(wordsOf(renderToString(<Price minor={279990000} oldMinor={291990000} />))).toBe(
    '2\u00a0799\u00a0900\u00a0₽ Старая цена 2\u00a0919\u00a0900\u00a0₽',
  );
  expect(renderToString(<Price minor={279990000} oldMinor={279990000} />)).not.toContain('<s ');
});

test('a from-price says so, and no price is told in words', () => {
  expect(wordsOf(renderToString(<Price minor={100} from />))).toBe('от\u00a01\u00a0₽');
  expect(wordsOf(renderToString(<Price minor={null} />))).toBe('Цена по запросу');
});
