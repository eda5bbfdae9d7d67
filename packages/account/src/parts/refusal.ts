import { waitText } from '@showroom/domain/lead/wait-text';
import { type AccountReply, awayText } from '../session/call-account.ts';

/** Words at the fields that a refusal names; `form`: those that stand on no field. */
export type Refusal = Readonly<Record<string, string>>;
type Undone = Exclude<AccountReply<unknown>, { kind: 'done' }>;

/** What a form says after a call that did not succeed. */
export function refusalOf(reply: Undone): Refusal {
  if (reply.kind === 'away') return { form: awayText };
  if (reply.status === 429 && reply.waitSeconds)
    return { form: `Слишком много запросов. Попробуйте ${waitText(reply.waitSeconds)}.` };
  if (reply.fields.length === 0) return { form: reply.message };
  return Object.fromEntries(reply.fields.map(({ field, message }) => [field.split('.').at(-1) ?? field, message]));
}

/** The same in one sentence, where no field is shown: the first field's words, else the server's. */
export const failureText = (reply: Undone): string => Object.values(refusalOf(reply))[0] ?? awayText;
