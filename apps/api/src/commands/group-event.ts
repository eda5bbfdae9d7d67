import { randomUUID } from 'node:crypto';
import type { Env } from '../env.ts';
import { keptSecret } from '../modules/account/kept-secret.ts';
import { groupHandlers } from '../modules/group-events/registry.ts';
import { webhookSignature } from '../ports/http-webhook.ts';
import { StartError } from './start-error.ts';

export type GroupEventArguments = { type: string; holding: string; data: string | undefined };

/**
 * Signs an event and sends it to the running API; without data the example of its type. Returns what the API answered.
 * Throws `StartError` for an unknown type, wrong data, and an API that does not answer.
 */
export async function groupEvent(env: Env, { type, holding, data }: GroupEventArguments): Promise<string> {
  const handler = Object.hasOwn(groupHandlers, type) ? groupHandlers[type] : undefined;
  if (!handler) throw new StartError(`The type is one of ${Object.keys(groupHandlers).join(', ')}.`);
  const holdingId = Number(holding);
  if (!Number.isInteger(holdingId) || holdingId < 1) throw new StartError('--holding is the number of a holding.');
  const secret =
    env.groupSecret ??
    (env.databaseUrl === undefined ? await keptSecret(env.dataDir, 'group-webhook-secret') : undefined);
  if (secret === undefined) throw new StartError('Set GROUP_WEBHOOK_SECRET, the same that the running API has.');
  const event = { id: randomUUID(), type, holdingId, data: data === undefined ? handler.example : parse(data) };
  const body = JSON.stringify(event);
  const url = `http://${env.host}:${env.port}/hooks/group`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': webhookSignature(secret, body, Date.now()) },
    body,
  }).catch(() => {
    throw new StartError(`No API answers at ${url}.`);
  });
  return `${answer.status} ${await answer.text()}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError('--data is JSON.');
  }
}
