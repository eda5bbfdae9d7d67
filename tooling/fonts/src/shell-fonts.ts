import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeWeights } from './fallback-metrics.ts';
import { type Family, families } from './families.ts';

/** A shell, the family that its theme names and the weights that it shows. */
type ShellFonts = { app: string; family: Family; weights: ThemeWeights };
type Theme = { tokens: { type: { family: string; weight: ThemeWeights } } };

/** What to cut for whom, read from the `theme.tokens.ts` of every shell. @throws for a family that nobody has cut */
export async function findShellFonts(appsFolder: string): Promise<ShellFonts[]> {
  const tokensOf = (app: string) => join(appsFolder, app, 'brand/theme.tokens.ts');
  const apps = readdirSync(appsFolder).filter((app) => existsSync(tokensOf(app)));
  return Promise.all(
    apps.map(async (app) => {
      const { family: name, weight } = ((await import(tokensOf(app))) as Theme).tokens.type;
      const family = families.find((known) => known.family === name);
      if (!family) throw new Error(`apps/${app} wants ${name}, which is not among the families.`);
      return { app, family, weights: weight };
    }),
  );
}
