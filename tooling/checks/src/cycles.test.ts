import { expect, test } from 'vitest';
import { circlesOf, folderCircles, importGraph } from './cycles.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();

test('no file imports itself by way of others, types included', () => {
  const graph = importGraph(files, { types: true });
  expect(graph.size).toBeGreaterThan(700);
  expect(circlesOf(graph)).toEqual([]);
});

test('what stands in a folder, files and folders, imports in one direction', () => {
  expect(folderCircles(importGraph(files, { types: false }))).toEqual([]);
});

const file = (path: string, text: string) => ({ path, text, lines: 1 });
const sample = [
  file('packages/x/src/a/one.ts', "import { two } from '../b/two.ts';\nimport type { Three } from './three.ts';"),
  file('packages/x/src/a/three.ts', "import { type One, type Other as Else } from './one.ts';"),
  file('packages/x/src/b/two.ts', "const { four } = await import('../a/four.ts');"),
  file('packages/x/src/a/four.ts', 'export const four = 4;'),
  file('packages/x/src/a/one.test.ts', "import { one } from './one.ts';"),
];

test('a circle of types is one of files, not of folders; one of folders need not be one of files', () => {
  expect(circlesOf(importGraph(sample, { types: true }))).toEqual([
    ['packages/x/src/a/one.ts', 'packages/x/src/a/three.ts'],
  ]);
  expect(circlesOf(importGraph(sample, { types: false }))).toEqual([]);
  expect(folderCircles(importGraph(sample, { types: false }))).toEqual([['packages/x/src/a', 'packages/x/src/b']]);
});

test('imports that also bring a value are followed', () => {
  const mixed = [
    file('packages/x/src/a.ts', "import { b, type B } from './b.ts';"),
    file('packages/x/src/b.ts', "export { a } from './a.ts';"),
  ];
  expect(circlesOf(importGraph(mixed, { types: false }))).toEqual([['packages/x/src/a.ts', 'packages/x/src/b.ts']]);
});
