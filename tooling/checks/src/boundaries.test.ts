import { expect, test } from 'vitest';
import { breachesOf } from './boundaries.ts';
import { sourceFiles } from './source-files.ts';

test('imports run one way: no workspace reaches below or beside itself', () => {
  const files = sourceFiles().filter(
    (file) => /^(?:apps|packages|tooling)\//.test(file.path) && !file.path.startsWith('tooling/checks/'),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(breachesOf)).toEqual([]);
});

test.each([
  ['packages/ui/src/a.ts', "import { x } from '@showroom/domain/city';"],
  ['packages/catalog/src/a.ts', "import { x } from '@showroom/content/home-screen';"],
  ['packages/domain/src/a.ts', "export { x } from '@showroom/guards/verdict';"],
  ['apps/asc/app/page.tsx', "import { brand } from '@showroom/brand-one/brand';"],
  ['apps/api/src/a.ts', "import { Button } from '@showroom/ui/button';"],
  ['apps/asc/brand/menu.ts', "import { menu } from '../../brand-one/brand/menu.ts';"],
  ['packages/ui/src/a.ts', "const x = await import('../../../apps/asc/brand/brand.ts');"],
  ['apps/storybook/src/a.ts', "import { getVehicle } from '@showroom/api-client/server';"],
  ['apps/storybook/src/a.ts', "const all = import.meta.glob('../../*/brand/brand.ts');"],
  ['packages/ui/src/a.ts', "const all = import.meta.glob('../../../apps/*/brand/theme.css.ts');"],
])('%s may not say %s', (path, text) => {
  expect(breachesOf({ path, text })).toHaveLength(1);
});

test('the workshop finds the themes of all brands by pattern', () => {
  const text = "const all = import.meta.glob<string>('../../*/brand/theme.css.ts', { eager: true });";
  expect(breachesOf({ path: 'apps/storybook/src/a.ts', text })).toEqual([]);
});
