import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Finding } from './finding.ts';
import { baselineFolder, findingsFile, reportFolder } from './picture-folders.ts';

// `npm run pictures:accept`: what the last run found becomes the baseline, exactly as its report shows it.
const findings: Finding[] = existsSync(findingsFile) ? JSON.parse(await readFile(findingsFile, 'utf8')) : [];
for (const { path, kind } of findings) {
  const file = join(baselineFolder, path);
  if (kind === 'orphan') await rm(file, { force: true });
  else {
    await mkdir(dirname(file), { recursive: true });
    await copyFile(join(reportFolder, path.replace(/\.webp$/, ''), 'after.webp'), file);
  }
  console.log(`${kind === 'orphan' ? 'removed ' : 'accepted'} ${path}`);
}
await rm(reportFolder, { recursive: true, force: true });
console.log(
  findings.length > 0
    ? `${findings.length} accepted.`
    : 'The last run found nothing to accept. The run is: npm test -- stories',
);
