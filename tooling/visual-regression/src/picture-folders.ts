import { join, resolve } from 'node:path';

const workshop = resolve(import.meta.dirname, '../../../apps/storybook');

/** Where the accepted pictures are kept: `<theme>/<story>.webp`. */
export const baselineFolder = join(workshop, 'pictures');
/** Where the last run put what it found. Not kept. */
export const reportFolder = join(workshop, 'test-results/pictures');
/** The list of what was found, for the one who accepts it. */
export const findingsFile = join(reportFolder, 'findings.json');
