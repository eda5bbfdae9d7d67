import { existsSync, readdirSync } from 'node:fs';
import { sep } from 'node:path';
import type { Reporter, Vitest } from 'vitest/node';
import type { createPictureCheck } from './picture-check.ts';

const picturesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.webp'))
        .map((name) => name.split(sep).join('/'))
    : [];

/** Begins and ends the comparison with the run. Only a whole run can say which pictures belong to no story any more. */
export function picturesReporter(check: ReturnType<typeof createPictureCheck>, baseline: string): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit: (context) => {
      vitest = context;
    },
    onTestRunStart: () => check.begin(),
    onTestRunEnd: async (modules, _errors, reason) => {
      const all = (await vitest?.globTestSpecifications())?.length;
      const isWhole = reason !== 'interrupted' && modules.length === all && !vitest?.config.testNamePattern;
      const findings = await check.finish(isWhole ? picturesIn(baseline) : []);
      const orphans = findings.filter(({ kind }) => kind === 'orphan');
      if (orphans.length > 0) process.exitCode = 1;
      for (const { path } of orphans)
        console.error(`✗ ${path} belongs to no story. npm run pictures:accept removes it`);
      if (findings.length > 0) {
        console.error(
          `✗ ${findings.length} pictures are not as they were: apps/storybook/test-results/pictures/index.html`,
        );
      }
    },
  };
}
