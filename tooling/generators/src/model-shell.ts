import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { answers, pageFiles } from '@showroom/checks/page-files';
import { compileRoutes, type Route } from '@showroom/guards/route-table';

/** Files that are made anew for each brand, or by a build. */
const ownFiles =
  /^(?:brand\/(?:brand|theme\.tokens|fonts)\.ts|public\/(?:logo|logo-inverse|favicon)\.svg|public\/(?:apple-touch-icon|icon-\d+)\.png|package\.json|CHANGELOG\.md)$/;

/** Targets of the rows that exist under a brand. */
function targetsOf(routes: readonly Route[], code: string): string[] {
  return compileRoutes(routes, code).routes.flatMap(({ target }) => target ?? []);
}

/** Folders of pages that the model has for itself alone: no row leads there under the new code. */
function ownPageFolders(shell: string, routes: readonly Route[], model: string, code: string): string[] {
  const [before, after] = [targetsOf(routes, model), targetsOf(routes, code)];
  return pageFiles(join(shell, 'app'))
    .filter((page) => before.some((target) => answers(page, target)) && !after.some((target) => answers(page, target)))
    .map((page) => page.folder);
}

/**
 * The files of a shell that another brand takes over, as git sees them: all but its own facts, its pictures and the
 * pages that its route table keeps for itself. Paths are relative to the shell's folder.
 */
export async function filesToTakeOver(root: string, model: string, code: string): Promise<Map<string, Buffer>> {
  const shell = join(root, 'apps', model);
  const { routes } = (await import(join(shell, 'brand/routes.ts'))) as { routes: readonly Route[] };
  const left = ownPageFolders(shell, routes, model, code).map((folder) => join('app', folder));
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
