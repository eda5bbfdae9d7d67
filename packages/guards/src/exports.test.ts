import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('the public surface grows by decision only', async () => {
  const surface: Record<string, string[]> = {};
  for (const [entry, file] of Object.entries(manifest.exports))
    surface[entry] = Object.keys(await import(new URL(`../${file}`, import.meta.url).href)).sort();
  expect(surface).toEqual({
    './answer': [],
    './compile-routes': ['compileRoutes'],
    './facts': ['fullPath', 'toFacts'],
    './fill-target': ['compileTarget', 'emptySegment', 'fillCompiledTarget', 'fillTarget'],
    './lookups': [],
    './named-guards': ['brandOfGuard', 'readGuard', 'runGuards'],
    './pipeline': ['createPipeline'],
    './redirect-table': ['compileRedirects', 'toRedirectStatus'],
    './route-table': ['layouts'],
    './verdict': ['pass', 'toNotFound', 'toRedirect'],
  });
});
