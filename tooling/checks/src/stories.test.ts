import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

/** Names of the components that a package offers, by its public entries. */
function offered(folder: string): string[] {
  const { exports: entries } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.values(entries)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^export function ([A-Z]\w*)/gm)])
    .map((match) => match[1] ?? '');
}

/** Names of the components that the stories of a package are about. */
function told(folder: string): Set<string> {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' });
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  const texts = stories.map((file) => readFileSync(join(folder, 'src', file), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^ {2}component: (\w+),/gm)].map((match) => match[1] ?? '')),
  );
}

test.each(['ui', 'forms'])('every component that %s offers has a story', (name) => {
  const folder = join(root, 'packages', name);
  const components = offered(folder);
  expect(components.length).toBeGreaterThan(5);
  const stories = told(folder);
  expect(components.filter((component) => !stories.has(component))).toEqual([]);
});
