import { expect, test } from 'vitest';
import { embedSnippet, embeds, isEmbedName } from './embeds.ts';

test('a snippet has its frame and takes messages of this site and this frame alone', () => {
  const snippet = embedSnippet('https://brand-one.example', 'testdrive');
  expect(snippet).toContain('src="https://brand-one.example/iframe/services/testdrive/"');
  expect(snippet).toContain("event.origin !== 'https://brand-one.example'");
  expect(snippet).toContain('event.source !== frame.contentWindow');
});

test('names are told from other words', () => {
  expect(Object.keys(embeds).every(isEmbedName)).toBe(true);
  expect(['', 'toString', 'basket'].some(isEmbedName)).toBe(false);
});
