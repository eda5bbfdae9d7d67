import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Env } from '../env.ts';
import { findEndpoint, type ImportEndpoint } from '../modules/feeds/remote/import-endpoint.ts';
import { StartError } from './start-error.ts';

/** The database, or the endpoint of the running API when that holds the embedded one. */
export async function openTarget(env: Env): Promise<Database | ImportEndpoint> {
  try {
    return await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  } catch (error) {
    const endpoint =
      error instanceof DatabaseUnavailable && error.reason === 'locked' ? findEndpoint(env.dataDir) : undefined;
    if (!endpoint) throw error;
    return endpoint;
  }
}

/** Asks the process that holds the embedded database. Throws `StartError`. */
export async function askApi<Answer>({ url, token }: ImportEndpoint, path: string, body: object): Promise<Answer> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-import-token': token },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!answer?.ok) throw new StartError('The API holds the database but did not answer: restart it.');
  return (await answer.json()) as Answer;
}
