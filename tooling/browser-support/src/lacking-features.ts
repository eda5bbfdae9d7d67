import { browserFiles, productFiles } from './browser-files.ts';
import { bestKnown, lackingIn } from './compat-data.ts';
import { compileStyles } from './compile-styles.ts';
import { cssFeatures } from './css-features.ts';
import { declaredNames, scriptFeatures } from './script-features.ts';
import type { SupportedBrowsers } from './supported-browsers.ts';

/** A feature that some supported browser lacks: which one, the version that brings it, and the files that use it. */
export type Lacking = { browsers: string[]; files: Set<string> };

/**
 * Everything in styles, markup and scripts that is not there in the whole set of browsers, by its key. A selector of a script
 * is told apart (`throws:css.selectors.…`): unlike a rule that is dropped, it stops the script.
 */
export async function lackingFeatures(supported: SupportedBrowsers): Promise<ReadonlyMap<string, Lacking>> {
  const found = new Map<string, Lacking>();
  const add = (key: string, file: string, name = key) => {
    const browsers = lackingIn(key, supported);
    if (browsers.length === 0) return;
    const known = found.get(name) ?? { browsers, files: new Set() };
    found.set(name, known);
    known.files.add(file);
  };
  const files = productFiles();
  const isStyle = (path: string) => path.endsWith('.css.ts');
  const styles = await compileStyles(files.map(({ path }) => path).filter(isStyle));
  for (const { path, css } of styles) for (const key of cssFeatures(css)) add(key, path);

  const scripts = files.filter(({ path }) => !isStyle(path));
  const own = new Set(scripts.flatMap(({ path, text }) => declaredNames(path, text)));
  const inBrowser = browserFiles();
  for (const { path, text } of scripts) {
    const { markup, calls, selectors } = scriptFeatures(path, text, own);
    for (const keys of inBrowser.has(path) ? [...markup, ...calls] : markup) {
      const key = bestKnown(keys, supported);
      if (key !== undefined) add(key, path);
    }
    if (inBrowser.has(path)) for (const key of selectors) add(key, path, `throws:${key}`);
  }
  return found;
}
