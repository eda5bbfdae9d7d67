import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adrFiles, definedIds, readableFiles, undefinedCitations, unreadableReferences } from './references.ts';
import { root } from './source-files.ts';

const files = readableFiles();
const ids = definedIds();
/** They name what they forbid. */
const own = /^(?:tooling\/checks\/src\/references\.|docs\/product\/README\.md$)/;

test('every cited PD, PRD, ADR and B, C, D, R, L id is defined in docs/', () => {
  expect(undefinedCitations({ path: 'a.ts', text: '// as PD-14 and PD-199 say (B-07, B-77, ADR-900)' }, ids)).toEqual([
    'a.ts:1 PD-199',
    'a.ts:1 B-77',
    'a.ts:1 ADR-900',
  ]);
  expect(files.filter(({ path }) => !own.test(path)).flatMap((file) => undefinedCitations(file, ids))).toEqual([]);
});

test('nothing refers to documents that are not in the repository', () => {
  const wrapped = '/** Kept for a day (specification,\n * section 8). */';
  expect(unreadableReferences({ path: 'a.ts', text: wrapped })).toHaveLength(1);
  expect(unreadableReferences({ path: 'a.ts', text: '// decision 29' })).toHaveLength(1);
  expect(files.filter(({ path }) => !own.test(path)).flatMap(unreadableReferences)).toEqual([]);
});

test('ids are defined once, and the index of decisions links every ADR under its title', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const missing = adrFiles().filter((name) => {
    const title = /^# \d{3}\. (.+)$/m.exec(readFileSync(join(root, 'docs/decisions', name), 'utf8'))?.[1];
    return !index.includes(`- [ADR-${name.slice(0, 3)}](${name}) ${title}\n`);
  });
  expect(missing).toEqual([]);
  const numbers = adrFiles().map((name) => name.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('an ADR cites another one by its id', () => {
  const bare = files
    .filter(({ path }) => path.startsWith('docs/decisions/') && !path.endsWith('README.md'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .slice(1)
        .filter((line) => /(?<![\w.,-])0\d{2}(?![\w.,]*\d|-)/.test(line))
        .map((line) => `${path}: ${line}`),
    );
  expect(bare).toEqual([]);
});

test('links between documents lead to files', () => {
  const broken = files
    .filter(({ path }) => path.endsWith('.md') && (path.startsWith('docs/') || path === 'README.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, target]) => join(path, '..', target ?? ''))
        .filter((target) => !files.some((file) => file.path === target) && !/\.(?:webp|png|svg)$/.test(target))
        .map((target) => `${path} → ${target}`),
    );
  expect(broken).toEqual([]);
});
