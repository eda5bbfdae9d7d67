import { expect, test } from 'vitest';
import { inLanes } from './in-lanes.ts';
import { lanes, verifySteps } from './verify-steps.data.ts';

/** Runs steps that end when they are told to. */
function scripted(steps: readonly { name: string; after?: string }[], count: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const done = inLanes(steps, count, ({ name }) => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(`${name} ended`)));
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    // A few turns of the queue: the end of a step, the race, the next one.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { begun, end, done };
}

test('a step begins once a lane is free, and tells its result in its own place', async () => {
  const { begun, end, done } = scripted([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  await end('a');
  expect(await done).toEqual(['a ended', 'b ended', 'c ended']);
});

test('one that comes after another lets the next pass it by', async () => {
  const { begun, end, done } = scripted([{ name: 'build' }, { name: 'ask', after: 'build' }, { name: 'units' }], 2);
  expect(begun).toEqual(['build', 'units']);
  await end('units');
  expect(begun).toEqual(['build', 'units']);
  await end('build');
  expect(begun).toEqual(['build', 'units', 'ask']);
  await end('ask');
  expect(await done).toHaveLength(3);
});

test('one that is asked for alone waits for nobody', async () => {
  const { begun, end, done } = scripted([{ name: 'ask', after: 'build' }], 2);
  expect(begun).toEqual(['ask']);
  await end('ask');
  expect(await done).toEqual(['ask ended']);
});

test('steps that wait for each other, and one that breaks, are told', async () => {
  const circle = [
    { name: 'a', after: 'b' },
    { name: 'b', after: 'a' },
  ];
  await expect(inLanes(circle, 2, async () => 0)).rejects.toThrow('a, b');
  await expect(inLanes([{ name: 'a' }], 2, () => Promise.reject(new Error('no tool')))).rejects.toThrow('no tool');
});

test('each step of npm test has its turn', async () => {
  const names = await inLanes(verifySteps, lanes, async ({ name }) => name);
  expect(names).toEqual(verifySteps.map(({ name }) => name));
});
