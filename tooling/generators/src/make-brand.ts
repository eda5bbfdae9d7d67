import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@showroom/domain/brand';
import { holdingFactsOf, newBrandFacts } from './brand-facts.ts';
import type { BrandRequest } from './brand-request.ts';
import { holdingFacts } from './holding-facts.ts';
import { drawLogos } from './logo.ts';
import { filesToTakeOver } from './model-shell.ts';
import { sharedTexts } from './shared-texts.ts';
import { themeFromColor } from './theme-from-color.ts';
import { writtenMenu } from './written-menu.ts';

/** The smallest shell, copied for a new brand. A separate template could go stale. */
export const modelShell = 'asc';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A constant as TypeScript; the formatter of the repository gives it its final look. */
const constant = (type: string, from: string, doc: string, name: string, value: unknown) =>
  `import type { ${type} } from '${from}';\n\n${doc}export const ${name} = ${json(value).trim()} as const satisfies ${type};\n`;

/** `asc`'s package.json under another name. */
function manifestOf(root: string, code: string): string {
  const model = JSON.parse(readFileSync(join(root, 'apps', modelShell, 'package.json'), 'utf8'));
  return json({ ...model, name: `@showroom/${code}`, version: '0.0.0' });
}

/**
 * Every file of a new brand, by its path from the root: the shell, what the API decides by, its demonstration facts, its
 * changeset. Nothing that
 * exists is changed, so throwing a brand away is removing them.
 * @param fontsOf code of a shell that uses the wanted family
 */
export async function makeBrand(
  root: string,
  request: BrandRequest,
  { holdingId, fontsOf, today }: { holdingId: number; fontsOf: string; today: string },
): Promise<Map<string, string | Buffer>> {
  const { code, name, color, family } = request;
  const { brand: model } = (await import(join(root, 'apps', modelShell, 'brand/brand.ts'))) as { brand: Brand };
  const brand = newBrandFacts(model, request, holdingId);
  const tokens = themeFromColor(color, family);
  const shell = new Map<string, string | Buffer>([
    ...(await filesToTakeOver(root, modelShell, code)),
    ...[...(await drawLogos(name, tokens))].map(([file, body]) => [`public/${file}`, body] as const),
    ['package.json', manifestOf(root, code)],
    ['brand/brand.ts', constant('Brand', '@showroom/domain/brand', '', 'brand', brand)],
    [
      'brand/theme.tokens.ts',
      constant(
        'ThemeTokens',
        '@showroom/ui/theme/tokens',
        `/** Made from ${color} by the brand generator; a designer's to change. */\n`,
        'tokens',
        tokens,
      ),
    ],
    [
      'brand/menu.ts',
      writtenMenu(readFileSync(join(root, 'apps', modelShell, 'brand/menu.ts'), 'utf8'), sharedTexts(root, brand)),
    ],
    ['brand/fonts.ts', readFileSync(join(root, 'apps', fontsOf, 'brand/fonts.ts'))],
  ]);
  return new Map([
    ...[...shell].map(([path, body]) => [`apps/${code}/${path}`, body] as const),
    [`apps/api/src/modules/holdings/facts/${code}.json`, json(holdingFactsOf(brand))],
    [`apps/api/src/seed/facts/holdings/${code}.json`, json(holdingFacts(request, holdingId, today))],
    [
      `.changeset/new-brand-${code}.md`,
      `---\n"@showroom/${code}": minor\n"@showroom/api": patch\n---\n\nA new brand, ${name}.\n`,
    ],
  ]);
}
