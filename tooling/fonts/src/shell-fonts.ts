import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Family, families } from './families.ts';

/** A shell and the family that its theme names. */
type ShellFonts = { app: string; family: Family };

/** What to cut for whom, read from the `theme.tokens.ts` of every shell. @throws for a family that nobody has cut */
export async function findShellFonts(appsFolder: string): Promise<ShellFonts[]> {
  const tokensOf = (app: string) => join(appsFolder, app, 'brand/theme.tokens.ts');
  const apps = readdirSync(appsFolder).filter((app) => existsSync(tokensOf(app)));
  return Promise.all(
    apps.map(async (app) => {
      const { tokens } = (await import(tokensOf(app))) as { tokens: { type: { family: string } } };
      const family = families.find(({ family: name }) => name === tokens.type.family);
      if (!family) throw new Error(`apps/${app} wants ${tokens.type.family}, which is not among the families.`);
      return { app, family };
    }),
  );
}
