import { parseArgs } from 'node:util';

/** Why a brand cannot be made: one sentence for the person at the terminal. Nothing has been written. */
export class BrandRefused extends Error {
  override readonly name = 'BrandRefused';
}

export type BrandRequest = {
  code: string;
  name: string;
  /** `#rrggbb` */
  color: `#${string}`;
  family: string;
};

/** What stands in the repository already. */
export type TakenNames = {
  /** Names of workspaces without the scope: a shell is a workspace, too. */
  workspaces: readonly string[];
  brandNames: readonly string[];
  families: readonly string[];
};

/** Words that mean something else in a route table, a theme list, an address or a variable. */
const reserved = ['showroom', 'wireframe', 'localhost', 'www', 'msk', 'spb', 'data', 'test', 'none', 'default'];

export const usage = 'pnpm new:brand <code> [--name "Имя"] [--color "#0f6b63"] [--font "Onest"]';

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: { type: 'string' }, color: { type: 'string' }, font: { type: 'string' } },
    });
  } catch (error) {
    throw new BrandRefused(`${error instanceof Error ? error.message.split('. ')[0] : error}. Usage: ${usage}`);
  }
}

function checkCode(code: string, taken: TakenNames): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(code) || code.length < 2 || code.length > 24)
    throw new BrandRefused(
      `"${code}" is no code of a brand: 2 to 24 small Latin letters, digits and single hyphens, a letter first.`,
    );
  if (taken.workspaces.includes(code)) throw new BrandRefused(`"${code}" exists already: a workspace has this name.`);
  if (reserved.includes(code)) throw new BrandRefused(`"${code}" is reserved: choose another code.`);
}

/** Reads the command line. @throws {BrandRefused} one sentence about the first thing that is wrong */
export function readRequest(args: readonly string[], taken: TakenNames): BrandRequest {
  const { positionals, values } = readArguments(args);
  const [code] = positionals;
  if (code === undefined || positionals.length > 1) throw new BrandRefused(`Give one code. Usage: ${usage}`);
  checkCode(code, taken);
  const spoken = code.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = values.name?.trim() ?? spoken.join(' ');
  if (!/^[A-Za-zА-Яа-яЁё0-9][A-Za-zА-Яа-яЁё0-9 .&-]{0,15}$/.test(name))
    throw new BrandRefused(`"${name}" is no name of a brand: 1 to 16 Russian or Latin letters, digits, spaces, . & -`);
  if (taken.brandNames.some((other) => other.toLowerCase() === name.toLowerCase()))
    throw new BrandRefused(`A brand named "${name}" exists already.`);
  const color = values.color ?? '#0f6b63';
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new BrandRefused(`"${color}" is no colour: write it as #0f6b63.`);
  const family = values.font ?? 'Onest';
  if (!taken.families.includes(family))
    throw new BrandRefused(`"${family}" is not among the fonts of the repository: ${taken.families.join(', ')}.`);
  return { code, name, color: color.toLowerCase() as `#${string}`, family };
}
