import { apiBase } from '@showroom/api-client/env';
import * as v from 'valibot';
import { isDevelopment } from '../env.ts';
import { jsonAnswer, refuse } from './json-answer.ts';

const outbox = v.object({ messages: v.array(v.object({ recipient: v.string(), kind: v.string(), body: v.string() })) });

/** Where `/authorization/dev` reads a code. */
export const developmentCodePath = '/authorization/dev';

/** The last sign-in code of a phone, from the outbox of a developer's machine. 404 everywhere else (B-17). */
export async function developmentCode(url: URL): Promise<Response> {
  const phone = url.searchParams.get('phone')?.replace(/\D/g, '') ?? '';
  if (!isDevelopment() || phone === '') return refuse('NOT_FOUND', 'Page not found');
  const answer = await fetch(`${apiBase()}/dev/outbox`, { headers: { accept: 'application/json' }, cache: 'no-store' });
  const read = v.safeParse(outbox, answer.ok ? await answer.json() : undefined);
  const message = read.success
    ? read.output.messages.find(({ recipient, kind }) => kind === 'sign-in-code' && recipient === phone)
    : undefined;
  return jsonAnswer({ code: /\d{6}/.exec(message?.body ?? '')?.[0] ?? null });
}
