import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A key where none is set: made at the first start, in a file of the data folder that only its owner reads. */
export async function keptSecret(
  dataDir: string,
  name: 'customer-token-secret' | 'group-webhook-secret' | 'sms-code-secret' = 'customer-token-secret',
): Promise<string> {
  const path = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  // Two processes that start together: the first writes, the other reads.
  await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return (await readFile(path, 'utf8')).trim();
}
