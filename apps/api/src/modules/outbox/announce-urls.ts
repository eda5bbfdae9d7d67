import type { Executor } from '../../db/database.ts';
import { indexNowTarget } from '../../ports/port-settings.ts';
import { putIntoOutbox } from './queries.ts';

/** Waits for what else editors change in a moment, ms. */
const gatherMs = 30_000;
/** The protocol takes no more in one call. */
const most = 10_000;

type News = {
  host: string;
  key: string;
  paths: readonly string[] /** When what changed is seen, ms; at once unless told. */;
  at?: number;
};

/**
 * Tells search engines (IndexNow) which addresses of a host changed: within the caller's transaction, one message for all that
 * changes in half a minute. What is shown later is told later.
 */
export async function announceUrls(executor: Executor, { host, key, paths, at = 0 }: News): Promise<void> {
  const urls = paths.map((path) => new URL(path, `https://${host}`).href);
  if (urls.length === 0) return;
  const dueAt = Math.max(Date.now() + gatherMs, at);
  if (at <= Date.now()) {
    const joined = await executor.rows(
      `update outbox set body = jsonb_set(body::jsonb, '{urlList}', (
           select jsonb_agg(distinct url) from jsonb_array_elements_text((body::jsonb -> 'urlList') || $2::jsonb) as url))::text
       where id = (select id from outbox where kind = 'index-now' and status = 'pending' and attempts = 0
           and next_attempt_at > now() and next_attempt_at <= now() + interval '1 minute' and body::jsonb ->> 'host' = $1
           and jsonb_array_length(body::jsonb -> 'urlList') < ${most}
         order by created_at limit 1 for update) returning id`,
      [host, JSON.stringify(urls)],
    );
    if (joined.length > 0) return;
  }
  const keyLocation = `https://${host}/indexnow.txt`;
  const body = JSON.stringify({ host, key, keyLocation, urlList: urls });
  await putIntoOutbox(executor, [{ channel: 'webhook', kind: 'index-now', recipient: indexNowTarget, body, dueAt }]);
}
