import { expect, test } from 'vitest';
import { readMarks, readPartNumber } from './read-special.ts';

const isName = (letters: string) => letters === 'kia';

test.each([
  ['26300-35505', '2630035505'],
  ['06j115403q', '06J115403Q'],
  ['06J 115 403 Q', '06J115403Q'],
  ['фильтр 15400-RTA-003', '15400RTA003'],
  ['w 811/80', 'W81180'],
])('«%s» names the part %s', (text, number) => {
  expect(readPartNumber(text, isName)).toBe(number);
});

test.each([
  'внедорожник 2020-2023',
  '8-999-123-45-67',
  '10000000',
  'granta21901',
  'лада21703',
  'kia26300355',
  '205/55r16',
  '195 65 r15',
  'cbr1000rr',
  'крета 2.0 2021',
])('«%s» names none', (text) => {
  expect(readPartNumber(text, isName)).toBeUndefined();
});

test.each([
  ['диски 5х114', [' 5×114']],
  ['4/100 r15', [' 4×100', ' r15']],
  ['масло 2т', [' 2t']],
  ['дот 5.1', [' dot 5.1,']],
  ['лампа h7', [' h7']],
])('«%s» has the marks %o', (text, marks) => {
  expect(readMarks(text)).toEqual(marks);
});
