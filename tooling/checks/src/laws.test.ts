import { expect, test } from 'vitest';
import { shellFolders } from './shell-folders.ts';
import { isExemptFromSize, isTest, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const product = files.filter((file) => !isTest(file.path));
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

test('no source file is longer than 300 lines, half are within 60 and nine of ten within 180', () => {
  const sized = product.filter((file) => !isExemptFromSize(file));
  const lengths = sized.map((file) => file.lines).sort((a, b) => a - b);
  expect(sized.filter((file) => file.lines > 300).map((file) => `${file.lines} ${file.path}`)).toEqual([]);
  expect(at(lengths, 0.5), 'median').toBeLessThanOrEqual(60);
  expect(at(lengths, 0.9), 'p90').toBeLessThanOrEqual(180);
});

test('route files are thin: at most 20 lines', () => {
  const routes = product.filter((file) =>
    /^apps\/[^/]+\/(?:app\/.*\/?(?:page|layout|route|not-found|robots|manifest)\.tsx?|proxy\.ts)$/.test(file.path),
  );
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((file) => file.lines > 20).map((file) => `${file.lines} ${file.path}`)).toEqual([]);
});

test('no package asks which brand it serves', () => {
  const codes = shellFolders().join('|');
  const asking = new RegExp(`(?:[=!]==?\\s*|case\\s+)['"](?:${codes})['"]`);
  expect(asking.test("if (brand.code === 'asc')")).toBe(true);
  expect(
    product.filter((file) => file.path.startsWith('packages/') && asking.test(file.text)).map((file) => file.path),
  ).toEqual([]);
});

test('the environment is read in env.ts alone', () => {
  const elsewhere = product.filter(
    (file) =>
      !/(?:^|\/)env\.ts$/.test(file.path) && /process\.env\b/.test(file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
  );
  expect(elsewhere.map((file) => file.path)).toEqual([]);
});

test('file names are kebab-case', () => {
  const odd = files
    .map((file) => file.path.split('/').at(-1) ?? '')
    .filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.tsx?$/.test(name));
  expect(odd).toEqual([]);
});

test('exports are named, but where the framework wants a default', () => {
  const framework =
    /(?:^tooling\/(?:e2e\/bare-next|releases\/consumer)\/app\/|^apps\/[^/]+\/(?:app\/|\.storybook\/|next\.config\.ts|proxy\.ts)|\.config\.ts$|global-setup\.ts$|^tooling\/e2e\/src\/journey-limit\.ts$|\/vitest\.)/;
  const odd = product.filter((file) => !framework.test(file.path) && /^export default\b/m.test(file.text));
  expect(odd.map((file) => file.path)).toEqual([]);
});

test('an escape stands in a string of script: a quoted attribute of markup shows it letter by letter', () => {
  const shown = /\s[a-zA-Z-]+="[^"\n]*\\u[0-9a-f]{4}/;
  expect(shown.test(String.raw`<Notice title="Форма не\u00a0загрузилась" />`)).toBe(true);
  const odd = product.filter(({ path, text }) => path.endsWith('.tsx') && shown.test(text));
  expect(odd.map((file) => file.path)).toEqual([]);
});

test('links are plain anchors, followed by one listener (ADR-021)', () => {
  const routed = product.filter(
    (file) => /^(?:apps|packages)\//.test(file.path) && /['"]next\/link['"]/.test(file.text),
  );
  expect(routed.map((file) => file.path)).toEqual([]);
});

test('links name their dialog by the typed list alone', () => {
  const byHand = product.filter(
    (file) =>
      /^(?:apps|packages)\//.test(file.path) && /\bdata-dialog=/.test(file.text.replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  expect(byHand.map((file) => file.path)).toEqual([]);
});

test('a form that scripts send names its method: a press before them would put what is typed into the address', () => {
  const forms = product.flatMap(({ path, text }) =>
    [...text.matchAll(/<form\b(?:[^<>]|=>)*>/g)].map(([tag]) => `${path} ${tag.replaceAll(/\s+/g, ' ')}`),
  );
  expect(forms.length).toBeGreaterThan(40);
  expect(forms.filter((form) => /\bonSubmit=/.test(form) && !/\b(?:method|action)=/.test(form))).toEqual([]);
});

test('no lengths in ch: they depend on the font and shift what is below', () => {
  const inCh = product.filter((file) => file.path.endsWith('.css.ts') && /['"` ]\d+(?:\.\d+)?ch\b/.test(file.text));
  expect(inCh.map((file) => file.path)).toEqual([]);
});

test('no barrels: no file only re-exports', () => {
  const barrel = product.filter(
    (file) =>
      file.path.startsWith('packages/') &&
      /^(?:\s*export\s+(?:\*|\{[^}]*\})\s+from\s+['"][^'"]+['"];?\s*)+$/.test(file.text),
  );
  expect(barrel.map((file) => file.path)).toEqual([]);
});
