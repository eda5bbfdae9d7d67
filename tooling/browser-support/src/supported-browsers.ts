import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@showroom/checks/source-files';

/** Names of the web-features data by those of browserslist. */
const names: Record<string, string> = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  firefox: 'firefox',
  and_ff: 'firefox_android',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest supported version of each browser, from `browserslist` of the root `package.json` (ADR-029). */
export type SupportedBrowsers = Readonly<Record<string, number>>;

/** @throws for a query that is not `<browser> >= <version>`, and for a browser that is not named. */
export function readSupportedBrowsers(): SupportedBrowsers {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { browserslist: string[] };
  const oldest = Object.fromEntries(
    browserslist.map((query) => {
      const [, name = '', version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query) ?? [];
      if (!names[name]) throw new Error(`browserslist: "${query}" is not one of the browsers and a lowest version`);
      return [names[name], Number(version)];
    }),
  );
  const missing = Object.entries(names).filter(([, name]) => oldest[name] === undefined);
  if (missing.length > 0) throw new Error(`browserslist does not name ${missing.map(([name]) => name).join(', ')}`);
  return oldest;
}
