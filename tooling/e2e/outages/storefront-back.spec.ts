import { ask, outcome } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { killServer } from '../src/kill-server.ts';
import { readStack } from '../src/running-stack.ts';
import { expect, test } from '../src/test.ts';

test('a storefront is killed while the API is down: it comes back by itself and answers in its own frame', async () => {
  const [{ code }] = brands;
  await killServer(code)();
  const origin = readStack().origins[code];
  for (const path of ['/', '/cars/', '/cars/used/?priceFrom=1515151']) {
    const { status, body } = await ask(origin, path);
    // With what its build holds, or not at all; never broken.
    expect([200, 503], path).toContain(status);
    expect(body, path).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
  }
  expect(outcome(await ask(origin, '/cars'))).toBe('308 /cars/');
});
