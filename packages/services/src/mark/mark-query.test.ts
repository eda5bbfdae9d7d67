import { expect, test } from 'vitest';
import { readMarkQuery } from './mark-query.ts';

test('mark, model and their name come from the link', () => {
  expect(readMarkQuery('?mark=toyota&model=camry&name=Toyota+Camry')).toEqual({
    markCode: 'toyota',
    modelCode: 'camry',
    name: 'Toyota Camry',
  });
});

test('what cannot be right is dropped, and a model without its mark with it', () => {
  expect(readMarkQuery('?mark=Toyota&model=camry')).toEqual({ markCode: null, modelCode: null, name: '' });
  expect(readMarkQuery(`?mark=kia&model=../x&name=${'x'.repeat(200)}`)).toEqual({
    markCode: 'kia',
    modelCode: null,
    name: 'x'.repeat(80),
  });
});
