import { expect, test } from 'vitest';
import { readReview } from './read-review.ts';

const good = { rating: '4', author: ' Анна ', text: 'Приехали, посмотрели, купили.', policy: 'on', robot: '' };

function formOf(fields: Record<string, string | undefined>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.set(name, value);
  return data;
}

test('what is filled is read, what is empty is left out', () =>
  expect(readReview(formOf(good), 'spec')).toEqual({
    review: { rating: 4, author: 'Анна', text: 'Приехали, посмотрели, купили.', policy: true },
  }));

test.each([
  ['rating', { rating: undefined }],
  ['author', { author: 'Анна 89161112233' }],
  ['text', { text: 'Коротко' }],
  ['phone', { number: '1-000042' }],
  ['policy', { policy: undefined }],
])('a problem stands at %s', (field, change) => {
  const { problems } = readReview(formOf({ ...good, ...change }), 'spec');
  expect(Object.keys(problems ?? {})).toEqual([field]);
});

test('separate consents are read apart, marketing is free', () => {
  const fields = { ...good, policy: undefined, agreement: 'on', data: 'on' };
  expect(readReview(formOf(fields), 'separate').review?.consents).toEqual({
    agreement: true,
    data: true,
    marketing: false,
  });
  expect(readReview(formOf({ ...fields, data: undefined }), 'separate').problems).toHaveProperty('data');
});
