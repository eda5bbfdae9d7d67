import type { AccountReply } from '../session/call-account.ts';
import { awayText } from '../session/call-account.ts';

const moment = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Moscow' });

/** Time as a customer reads it, Moscow. */
export const momentText = (iso: string): string => `${moment.format(new Date(iso)).replace(/ /g, '\u00a0')} мск`;

/** What is said of a call that was not done: the first field's words, else the server's. */
export function failureText(reply: Exclude<AccountReply<unknown>, { kind: 'done' }>): string {
  if (reply.kind === 'away') return awayText;
  return reply.fields[0]?.message ?? reply.message;
}
