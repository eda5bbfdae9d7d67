import { expect, test } from 'vitest';
import { foreignSentences } from './command-language.ts';
import { isTest, sourceFiles } from './source-files.ts';

const found = (path: string, text: string) => foreignSentences({ path, text }).length;

test('what a command prints or fails with is English (ADR-031); data and pages are not meant', () => {
  expect(found('apps/api/src/env.ts', "const a = 'Порт занят';")).toBe(1);
  expect(found('apps/api/src/env.ts', '// «Порт»\n/* занят */ const a = 1;')).toBe(0);
  expect(found('apps/api/src/modules/x.ts', 'throw new FeedFailure(\n  `Нет файла`,\n);')).toBe(1);
  expect(found('apps/api/src/modules/x.ts', "problems.note('цена не понята', value);")).toBe(1);
  expect(found('apps/api/src/modules/x.ts', "throw notFound('Такого адреса нет.');")).toBe(0);
  const product = sourceFiles().filter(({ path }) => /^(?:apps|packages|tooling)\//.test(path) && !isTest(path));
  expect(product.filter(({ path }) => !path.startsWith('tooling/e2e/')).flatMap(foreignSentences)).toEqual([]);
});
