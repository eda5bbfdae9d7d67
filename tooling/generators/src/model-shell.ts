import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersFor } from '@showroom/checks/page-files';
import type { Brand } from '@showroom/domain/brand';
import { routesOf } from '@showroom/pages/routes-of';

/** Files that are made anew for each brand, or by a build. */
const ownFiles =
  /^(?:brand\/(?:brand|theme\.tokens|fonts)\.ts|public\/(?:logo|logo-inverse|favicon)\.svg|public\/(?:apple-touch-icon|icon-\d+)\.png|public\/screenshots\/.*|package\.json|CHANGELOG\.md)$/;

/** Folders of pages that the model has for itself alone: under the new code no row is of their kind. */
function ownPageFolders(model: Brand, code: string): string[] {
  const taken = foldersFor(routesOf({ ...model, code }));
  return foldersFor(routesOf(model)).filter((folder) => !taken.includes(folder));
}

/**
 * The files of a shell that another brand takes over, as git sees them: all but its own facts, its pictures and the
 * pages that its route table keeps for itself. Paths are relative to the shell's folder.
 */
export async function filesToTakeOver(root: string, model: string, code: string): Promise<Map<string, Buffer>> {
  const shell = join(root, 'apps', model);
  const { brand } = (await import(join(shell, 'brand/brand.ts'))) as { brand: Brand };
  const left = ownPageFolders(brand, code).map((folder) => join('app', folder));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: shell,
    encoding: 'utf8',
  });
  const paths = listed
    .split('\0')
    .filter((path) => path !== '' && !ownFiles.test(path) && existsSync(join(shell, path)))
    .filter((path) => !left.includes(dirname(path)));
  return new Map(paths.map((path) => [path, readFileSync(join(shell, path))]));
}
