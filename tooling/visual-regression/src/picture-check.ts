import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { comparePictures } from './compare-pictures.ts';
import type { Finding } from './finding.ts';
import { readPixels, writePixels, writeSideBySide } from './picture-file.ts';
import { buildReport } from './report.ts';

type Folders = { baseline: string; report: string };

const howToAccept = 'To accept what is seen there: npm run pictures:accept';

/** Compares the pictures of a run with the baseline. */
export function createPictureCheck({ baseline, report }: Folders) {
  const findings = new Map<string, Finding>();
  const seen = new Set<string>();

  /** Clears the results of an earlier run. */
  async function begin(): Promise<void> {
    findings.clear();
    seen.clear();
    await rm(report, { recursive: true, force: true });
  }

  /**
   * Compares one screenshot with that of a story which stands `width` px wide. Returns a message, or null. The last word on a path
   * counts: it may be taken again. One of another width is no finding, so that nobody can accept it.
   */
  async function check(path: string, taken: Uint8Array, width: number): Promise<string | null> {
    seen.add(path);
    const after = await readPixels(taken);
    const file = join(baseline, path);
    const stem = join(report, path.replace(/\.webp$/, ''));
    if (findings.delete(path)) await rm(stem, { recursive: true, force: true });
    if (after.width !== width) return `${path} was taken ${after.width} px wide; its story says ${width} px.`;
    if (!existsSync(file)) {
      await writePixels(`${stem}/after.webp`, after);
      findings.set(path, { path, kind: 'new', reason: 'has no picture in the baseline' });
      return `${path} has no picture in the baseline. It is in ${report}/index.html. ${howToAccept}`;
    }
    const before = await readPixels(file);
    const result = comparePictures(before, after);
    if (result.isSame) return null;
    await writePixels(`${stem}/after.webp`, after);
    await writeSideBySide(`${stem}/side-by-side.webp`, [before, after, result.difference]);
    findings.set(path, { path, kind: 'changed', reason: result.reason });
    return `${path} looks different: ${result.reason}. Before, after and difference: ${stem}/side-by-side.webp, all in ${report}/index.html. ${howToAccept}`;
  }

  /**
   * Writes the report. `kept` are the pictures of the baseline, when the run was a whole one: those of them that no
   * story has are orphans. Returns what was found.
   */
  async function finish(kept: readonly string[]): Promise<readonly Finding[]> {
    for (const path of kept.filter((name) => !seen.has(name))) {
      findings.set(path, { path, kind: 'orphan', reason: 'belongs to no story' });
    }
    const found = [...findings.values()].sort((a, b) => a.path.localeCompare(b.path));
    if (found.length > 0) {
      await mkdir(dirname(join(report, 'index.html')), { recursive: true });
      await writeFile(join(report, 'index.html'), buildReport(found));
      await writeFile(join(report, 'findings.json'), JSON.stringify(found, null, 2));
    }
    return found;
  }

  return { begin, check, finish };
}
