import { expect, test } from 'vitest';
import { dropKept, keepText, readKept } from './kept-text.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a text that was not saved is there again until it is', () => {
  const storage = memory();
  const text = { source: '---\ntitle: А\n---', base: 3, at: '2026-11-22T10:00:00.000Z' };
  keepText('news/ru/a', text, storage);
  expect(readKept('news/ru/a', storage)).toEqual(text);
  expect(readKept('news/ru/b', storage)).toBeUndefined();
  dropKept('news/ru/a', storage);
  expect(readKept('news/ru/a', storage)).toBeUndefined();
});

test.each(['', 'null', '{', '[]', '{"source":1,"base":2,"at":"x"}'])('%j in the storage is no text', (value) => {
  expect(readKept('a', { getItem: () => value })).toBeUndefined();
});

test('a storage that is closed or full stops nobody', () => {
  const closed = () => {
    throw new Error('denied');
  };
  expect(readKept('a', { getItem: closed })).toBeUndefined();
  expect(() => keepText('a', { source: '', base: 0, at: '' }, { setItem: closed })).not.toThrow();
  expect(() => dropKept('a', { removeItem: closed })).not.toThrow();
});
