import { expect, test } from 'vitest';
import { faultsOf } from './packed-package.ts';

const manifest = {
  name: '@house/ui',
  version: '1.0.0',
  exports: { './button': { types: './dist/button.d.ts', default: './dist/button.js' } },
  dependencies: { valibot: '1.5.0' },
  peerDependencies: { react: '^19.0.0' },
};
const files = {
  'package.json': '{}',
  'dist/button.js':
    "import { v } from 'valibot/core';\nimport 'react';\nimport { a } from './a.js';\nimport 'node:fs';",
  'dist/button.d.ts':
    '/// <reference path="jsx.d.ts" preserve="true" />\n/** `import { x } from \'anything\'` */\nexport {};',
  'dist/jsx.d.ts': '',
  'dist/a.js': '',
};
const faults = (changedFiles: Record<string, string>, changes: object = {}) =>
  faultsOf({
    manifest: { ...manifest, ...changes },
    files: new Map(Object.entries({ ...files, ...changedFiles })),
    bytes: 1,
  });

test('a whole package has no fault', () => {
  expect(faults({})).toEqual([]);
});

test.each([
  [{ 'dist/button.test.js': '' }, {}, 'dist/button.test.js is not for readers'],
  [{ 'dist/fixtures/a.js': '' }, {}, 'is not for readers'],
  [{ 'src/button.tsx': '' }, {}, 'is not for readers'],
  [{ 'dist/a.js': "import './b.js';" }, {}, 'imports ./b.js, not packed'],
  [{ 'dist/a.js': "export * from 'zod';" }, {}, 'imports zod, not among its dependencies'],
  [{ 'dist/a.js': "const a = await import('@house/domain/city');" }, {}, 'not among its dependencies'],
  [{ 'dist/jsx.d.ts': '/// <reference path="../src/x.d.ts" />' }, {}, 'refers to ../src/x.d.ts'],
  [{}, { exports: { './b': './dist/b.js' } }, 'entry ./b leads to ./dist/b.js, not packed'],
  [{}, { dependencies: { valibot: 'catalog:' } }, 'valibot is asked for as catalog:'],
  [{}, { dependencies: { valibot: '1.5.0', '@house/domain': 'workspace:*' } }, 'asked for as workspace:*'],
])('%j with %j is a fault', (changedFiles, changes, words) => {
  expect(faults(changedFiles as Record<string, string>, changes).join('\n')).toContain(words);
});
