import { ask } from '../src/ask.ts';
import { brands } from '../src/brands.ts';
import { killServer } from '../src/kill-server.ts';
import { readStack } from '../src/running-stack.ts';
import { expect, test } from '../src/test.ts';

const seen = ['/', '/cars/', '/contacts/', '/brands/'];

test('the API is killed: the sites go on from what they have, and it comes back by itself', async () => {
  const { origins } = readStack();
  const read = async () => {
    const answers: string[] = [];
    for (const { code } of brands)
      for (const path of seen) answers.push(`${path} ${(await ask(origins[code], path)).status}`);
    return answers;
  };
  await read();
  const replaced = killServer('api')();
  let isBack = false;
  void replaced.finally(() => {
    isBack = true;
  });
  const answers = new Set<string>();
  do for (const answer of await read()) answers.add(answer);
  while (!isBack);
  await replaced;
  expect([...answers].sort()).toEqual(seen.map((path) => `${path} 200`).sort());
  // A page that nobody has asked for needs the API.
  for (const { code } of brands)
    await expect
      .poll(async () => (await ask(origins[code], '/cars/used/?priceFrom=1414141')).status, { timeout: 60_000 })
      .toBe(200);
});
