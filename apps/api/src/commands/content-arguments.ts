import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

export type ContentArguments = {
  act: 'check' | 'import';
  /** Undefined: the project's own texts. */
  folder: string | undefined;
  holding: number | undefined;
  prune: boolean;
};

export const contentUsage = `Usage: pnpm api content check [folder]
       pnpm api content import [folder] --holding 1 [--prune]

  [folder]            has the folders pages, news, blog, …; without it: apps/api/content/shared and that of the brand
  --holding <number>  whose content this is
  --prune             take published entries out of sight whose files are gone`;

/** Reads what follows `content` on the command line. Throws `StartError`. */
export function readContentArguments(argv: readonly string[]): ContentArguments {
  let parsed: { values: { holding?: string; prune?: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { holding: { type: 'string' }, prune: { type: 'boolean' } },
    });
  } catch {
    throw new StartError(`Unknown options: ${argv.join(' ')}.\n\n${contentUsage}`);
  }
  const [act, folder, ...rest] = parsed.positionals;
  const { holding, prune = false } = parsed.values;
  if ((act !== 'check' && act !== 'import') || rest.length > 0) throw new StartError(contentUsage);
  if (holding !== undefined && !/^[1-9]\d?$/.test(holding))
    throw new StartError(`--holding is the number of a holding.\n\n${contentUsage}`);
  if (act === 'import' && holding === undefined) throw new StartError(`Give --holding.\n\n${contentUsage}`);
  if (act === 'check' && prune) throw new StartError(`--prune goes with import.\n\n${contentUsage}`);
  return { act, folder, holding: holding === undefined ? undefined : Number(holding), prune };
}
