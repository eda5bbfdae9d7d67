import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

/**
 * Copies the repository as git sees it, tracked and new files alike, without what is ignored, and gives the copy a
 * history of one commit, as several tools ask git for the files.
 */
export function copyRepository(target: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split('\0')) {
    // A file that was deleted and not yet committed is listed, too.
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    copyFileSync(join(root, path), join(target, path));
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: target, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Rehearsal');
  git('config', 'user.email', 'rehearsal@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message=A copy of the repository');
}
