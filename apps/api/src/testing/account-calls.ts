import * as v from 'valibot';
import { groupHandlers } from '../modules/group-events/registry.ts';
import type { TestApp } from './test-app.ts';

type Call = 'GET' | 'POST' | 'PATCH' | 'DELETE';
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, each test knows its own
export type Answered = { status: number; body: Record<string, any> };

/** Calls of one who is signed in, customer or staff; none: of a guest. */
export const callsOf =
  (app: Pick<TestApp, 'fetch'>, authorization: string | undefined, holdingId = 1) =>
  async (method: Call, path: string, body?: object): Promise<Answered> => {
    const url = `/api${path}${path.includes('?') ? '&' : '?'}holdingId=${holdingId}`;
    const isFile = body instanceof FormData;
    const response = await app.fetch(url, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(body && !isFile && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  };

/** A small file of a form. */
export function fileForm(name = 'sts.pdf'): FormData {
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' }));
  return form;
}

/** Tells an event of the group's systems, as if its signature had been judged. */
export function tellEvent(app: Pick<TestApp, 'database'>, type: string, data: object, holdingId = 1): Promise<void> {
  const handler = groupHandlers[type];
  if (!handler) throw new Error(`Nobody takes ${type}.`);
  const event = v.parse(handler.schema, data);
  return app.database.transaction((executor) => handler.handle({ executor, holdingId, eventId: 'test' }, event));
}
