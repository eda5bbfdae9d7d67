import { expect, test } from 'vitest';
import { readFormQuery } from './form-query.ts';
import { withNames } from './use-named-subject.ts';

const mark = { code: 'kia', name: 'Kia' };
const dealer = { code: 'north', nameRu: 'Север' };
const subject = readFormQuery('?markId=3&dealerId=1');

test('ids become the codes that forms know', () => {
  expect(withNames(subject, { mark, dealer })).toMatchObject({ markCode: 'kia', name: 'Kia', dealerCodes: ['north'] });
});

test('what the group does not have, or nobody says, is left to the visitor', () => {
  expect(withNames(subject, { mark: null, dealer: null })).toEqual(subject);
  expect(withNames(subject, null)).toEqual(subject);
});
