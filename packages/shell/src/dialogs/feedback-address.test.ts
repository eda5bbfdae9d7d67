import { expect, test } from 'vitest';
import { withoutFeedbackWish } from './feedback-address.ts';

test.each([
  ['/?send_feedback=y', '/'],
  ['/cars/?mark=kia,haval&send_feedback=y#top', '/cars/?mark=kia,haval#top'],
  ['/feedback/?send_feedback=y&dealer=msk-north', '/feedback/?dealer=msk-north'],
  ['/?send_feedback=y&send_feedback=y', '/'],
  ['/?send_feedback=n', undefined],
  ['/?resend_feedback=y', undefined],
  ['/cars/', undefined],
])('%s leaves %s', (address, left) => {
  expect(withoutFeedbackWish(new URL(address, 'https://brand-one.example'))).toBe(left);
});
