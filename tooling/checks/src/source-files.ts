import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

export type SourceFile = { path: string; text: string; lines: number };

const isData = /(?:\.data\.ts|\.d\.ts|\.generated\.[a-z.]*ts)$/;

/** Our TypeScript, as git sees it: tracked and new, without what is ignored. Paths are relative to the root. */
export function sourceFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

export const isTest = (path: string): boolean => /\.(?:test|spec|stories|fixture)\.tsx?$/.test(path);

/** Data, generated and type-only files are exempt from the law of size. */
export function isExemptFromSize({ path, text }: SourceFile): boolean {
  if (isData.test(path)) return true;
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return !/^\s*(?:export\s+)?(?:default|const|let|var|function|class|async)\b/m.test(code);
}
