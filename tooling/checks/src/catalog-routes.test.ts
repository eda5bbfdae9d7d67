import { expect, test } from 'vitest';
import { catalogPaths } from './catalog-paths.data.ts';
import { tableOf } from './shell-routes.ts';

const shells = ['brand-one', 'asc'] as const;

const values: Record<string, string> = {
  mark: 'aaa',
  model: 'bbb',
  color: 'black',
  year: '2024',
  bodyType: 'sedan',
  country: 'jp',
  driveType: 'full',
  engineType: 'petrol',
  gearType: 'manual',
  numberOfSeats: '5',
};
const withValues = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

test.each(shells)(
  '%s answers every address of the catalogue that is its own, by the row of that address',
  async (shell) => {
    const table = await tableOf(shell);
    const own = [...catalogPaths.both, ...catalogPaths[shell]];
    const matched = own.map((path) => table.match(`${withValues(path)}/`)?.route.path);
    expect(matched).toEqual(own);
  },
);

test.each(shells)('%s has no row of the other brand’s addresses', async (shell) => {
  const { routes } = await tableOf(shell);
  const paths = routes.map(({ path }) => path);
  const alien = catalogPaths[shell === 'asc' ? 'brand-one' : 'asc'];
  expect(alien.length).toBeGreaterThan(5);
  expect(alien.filter((path) => paths.includes(path))).toEqual([]);
});
