import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

/** An id as it is cited: a product decision, a requirement, an ADR, or a row of docs/product/reliability.md. */
const cited = /\b(?:PD-\d{1,3}|PRD-\d+|ADR-\d{3}|[BCD]-\d{2}|[RL]-\d{1,2})(?![\w-])/g;

/** Documents that no reader of the repository has, or ids without their prefix. */
const unreadable = [
  /\bthe specification\b/i,
  /\bspecification(?:'s)?,?\s+\(?(?:section|page)/i,
  /\bdecisions? \d/i,
  /\bmarket conventions?\b/i,
  /\b(?:reliability-and-security|visual-direction|habits|architecture)\.md\b/,
  /\breliability-and-security\b/,
];

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const idsIn = (path: string, definition: RegExp) => [...read(path).matchAll(definition)].map(([, id]) => id ?? '');

export const adrFiles = (): string[] =>
  readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name));

/** Every id that a document of the repository defines. */
export function definedIds(): ReadonlySet<string> {
  return new Set([
    ...idsIn('docs/product/decisions.md', /^\*\*(PD-\d+) /gm),
    ...idsIn('docs/product/product.md', /^## (PRD-\d+)\. /gm),
    ...idsIn('docs/product/reliability.md', /^\| ([BCDL]-\d+) \|/gm),
    ...idsIn('docs/product/reliability.md', /^- \*\*(R-\d+)\*\*/gm),
    ...adrFiles().map((name) => `ADR-${name.slice(0, 3)}`),
  ]);
}

export type TextFile = { path: string; text: string };

/** Everything of ours that people read: source, documents, changesets. Paths are relative to the root. */
export function readableFiles(): TextFile[] {
  const patterns = ['*.ts', '*.tsx', '*.md', '*.mdx', '*.sql', '*.yaml', '*.css', '*.mjs'];
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && path !== 'pnpm-lock.yaml' && existsSync(join(root, path)))
    .map((path) => ({ path, text: read(path) }));
}

/** `path:line id` for each cited id that no document defines. */
export function undefinedCitations({ path, text }: TextFile, ids: ReadonlySet<string>): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(cited)].filter(([id]) => !ids.has(id)).map(([id]) => `${path}:${index + 1} ${id}`),
    );
}

/** `path:line` of wording that leads to no document, wherever the comment is wrapped. */
export function unreadableReferences({ path, text }: TextFile): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const wrapped = `${line} ${(lines[index + 1] ?? '').replace(/^\s*(?:\*|\/\/)\s?/, '')}`;
    const hit = unreadable.find((wording) => {
      const found = wording.exec(wrapped);
      return found !== null && found.index < line.length;
    });
    return hit ? [`${path}:${index + 1} ${line.trim()}`] : [];
  });
}
