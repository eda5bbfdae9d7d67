import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wholeWords } from './whole-words.tsx';

const html = (words: Parameters<typeof wholeWords>[0]) =>
  renderToStaticMarkup(wholeWords(words)).replace(/ class="[^"]*"/g, '');

test('a word of two halves and a range are kept in one line, the text stays as it is', () => {
  expect(html('Mercedes-Benz R-Класс')).toBe('<span>Mercedes-Benz</span> <span>R-Класс</span>');
  expect(html(['Кресло', ' ', '15–36 кг'])).toBe('Кресло <span>15–36</span> кг');
});

test('a dash between spaces, a word without one and one longer than a phone is wide are left to the browser', () => {
  expect(html('Страхование — ОСАГО')).toBe('Страхование — ОСАГО');
  expect(html('последовательно-гибридные')).toBe('последовательно-гибридные');
  expect(html(<b>R-Класс</b>)).toBe('<b>R-Класс</b>');
});
