import { expect, test } from 'vitest';
import { compileRoutes } from './compile-routes.ts';
import { createFixture } from './pipeline.fixture.ts';
import { fixtureRoutes } from './routes.fixture.ts';

const promisedUs = 20;
const table = compileRoutes(fixtureRoutes, 'brand-one');
const { run } = createFixture();

/** The best of three, µs a round: the first one compiles. */
async function best(rounds: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const began = performance.now();
    for (let round = 0; round < rounds; round++) await work();
    times.push(((performance.now() - began) * 1_000) / rounds);
  }
  return Math.min(...times);
}

const paths = [
  '/',
  '/cars/new/bmw/x5/year-2020/',
  '/cars/used/bmw/',
  '/nothing/here',
  '/cars/a/b/c/d/e',
  '/catalog/1/',
];

test(`one match costs less than ${promisedUs} µs`, async () => {
  const all = await best(5_000, () => {
    for (const path of paths) table.match(path);
  });
  console.log(`measured: ${(all / paths.length).toFixed(2)} µs a match`);
  expect(all / paths.length).toBeLessThan(promisedUs);
});

test(`a remembered page is decided in less than ${promisedUs} µs`, async () => {
  const us = await best(3_000, () => run('https://one.example/cars/new/bmw/x5/bodytype-suv/?color=black&page=2'));
  console.log(`measured: ${us.toFixed(2)} µs a page`);
  expect(us).toBeLessThan(promisedUs);
});
