import { expect, test } from 'vitest';
import { loadFacts } from '../load-facts.ts';
import { markTexts } from './mark-texts.data.ts';

test('what is written is about marks of the dictionaries, so that every text has its page', () => {
  const codes = new Set(loadFacts().marks.map(({ code }) => code));
  expect(Object.keys(markTexts).filter((code) => !codes.has(code))).toEqual([]);
});

test('a text says something, never twice, and names no price: the stock changes those', () => {
  const paragraphs = Object.values(markTexts).flat();
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
  expect(paragraphs.filter((text) => text.length < 60 || /\s{2}|\bruble|₽/.test(text))).toEqual([]);
});
