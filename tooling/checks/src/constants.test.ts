import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type ConstantRow, constants } from './constants.data.ts';
import { isTest, root, sourceFiles } from './source-files.ts';

type Value = ConstantRow['value'];

/** A number, a product of numbers, a text, or a list of texts or numbers. */
const literal = String.raw`[\d_]+(?: \* [\d_]+)*|'[^']*'|\[[^\]]*\]`;
const items = (list: string) => [...list.matchAll(/'([^']*)'|\d+/g)].map(([item, text]) => text ?? Number(item));

function toValue(written: string): Value {
  if (written.startsWith('[')) return items(written);
  if (written.startsWith("'")) return items(written)[0] ?? '';
  return written.split(' * ').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}

/** The value of a constant in the text of a file; undefined where there is none. A field may stand at any depth. */
function valueIn(text: string, constant: string): Value | undefined {
  const [name, field] = constant.split('.');
  const declared = new RegExp(`\\bconst ${name}\\b[^=]*= (.*?);$`, 'ms').exec(text)?.[1] ?? '';
  const written = new RegExp(field ? `\\b${field}: (${literal})` : `^(${literal})`).exec(declared)?.[1];
  return written === undefined ? undefined : toValue(written);
}

test('a constant is read from the text that declares it', () => {
  expect(valueIn('export const wait = 5 * 60_000;', 'wait')).toBe(300_000);
  expect(valueIn("const a = { b: { name: 'x' } } as const;", 'a.name')).toBe('x');
  expect(valueIn("const list: readonly string[] = ['a', 'b'];", 'list')).toEqual(['a', 'b']);
  expect(valueIn('export const list = [1, 2] as const;', 'list')).toEqual([1, 2]);
  expect(valueIn('const wait = 5;', 'patience')).toBeUndefined();
});

test.each(constants)('$what: $value ($source)', ({ file, constant, value }) => {
  expect(valueIn(readFileSync(join(root, file), 'utf8'), constant)).toEqual(value);
});

test('at most four pages are fetched ahead at once: the figure of PRD-9 is the one of the library that fetches them', () => {
  const next = dirname(createRequire(join(root, 'packages/shell/package.json')).resolve('next/package.json'));
  const scheduler = readFileSync(join(next, 'dist/client/components/segment-cache/scheduler.js'), 'utf8');
  // The last sentence of the limit; a link under a cursor is allowed more, and ours are never asked for so (PD-146).
  expect(/default limit[^\n]*\n\s*return inProgressRequests < (\d+);\n\}/.exec(scheduler)?.[1]).toBe('4');
});

test('nothing waits for an idle callback, so that its fallback of 50 ms has nothing to stand in for (PD-146)', () => {
  const shipped = sourceFiles().filter(({ path }) => /^(?:apps|packages)\//.test(path) && !isTest(path));
  expect(shipped.length).toBeGreaterThan(500);
  expect(shipped.filter(({ text }) => text.includes('requestIdleCallback')).map(({ path }) => path)).toEqual([]);
});
