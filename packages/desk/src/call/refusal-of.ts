import { awayText, type DeskReply } from './call-desk.ts';

/** Field → what is wrong with it; what stands on no field under `form`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Words of a refusal at the fields that it names by the last part of their path. */
export function refusalOf(reply: Exclude<DeskReply<unknown>, { kind: 'done' }>): FieldErrors {
  if (reply.kind === 'away') return { form: awayText };
  const named = reply.fields.map(({ field, message }) => [field.split('.').at(-1) ?? field, message] as const);
  return { form: reply.message, ...Object.fromEntries(named) };
}
