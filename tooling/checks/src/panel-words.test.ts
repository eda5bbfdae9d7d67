import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { panelWords } from './panel-words.data.ts';
import { root } from './source-files.ts';

/** The text of a file as it is read on the screen: without comments, each kind of a space that does not break as a space. */
const asRead = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\{'(?:\\u00a0|\s)'\}|\\u00a0|&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ');

/** Whether the words stand whole: not as a part of a longer word. */
const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(asRead(text));

test('words are found however their spaces are written, and never in a comment or inside a longer word', () => {
  expect(says("<p>Удобнее в{'\\u00a0'}приложении</p>", 'Удобнее в приложении')).toBe(true);
  expect(says("'Выберите «На\\u00a0экран «Домой»'", 'Выберите «На экран «Домой»')).toBe(true);
  expect(says('/** Открыть */ // x', 'Открыть')).toBe(false);
  expect(says("'Закрыто'", 'Закрыт')).toBe(false);
});

test.each(panelWords)('$panel: «$words»', ({ words, file }) => {
  expect(says(readFileSync(join(root, file), 'utf8'), words)).toBe(true);
});
