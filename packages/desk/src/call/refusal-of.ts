import { fieldRefusals, generalRefusal, tooShort } from '@showroom/api-contract/error';
import { awayText, type DeskReply } from './call-desk.ts';

/** Field → what is wrong with it; what stands on no field under `form`. */
export type FieldErrors = Readonly<Record<string, string>>;

const fill = 'Заполните поле.';
/** The API speaks of parameters; a form speaks of its fields. */
const words: Readonly<Record<string, string>> = {
  [fieldRefusals.required]: fill,
  [tooShort(1)]: fill,
  [fieldRefusals.shape]: 'Проверьте, как записано.',
  [fieldRefusals.value]: 'Проверьте значение.',
};
const shortest = new RegExp(`^${tooShort(0).replace('0', String.raw`(\d+)`)}$`);

/** What is wrong with one field, as a sentence. */
function sentenceOf(message: string): string {
  const known = words[message] ?? message.replace(shortest, 'не\u00a0короче $1\u00a0знаков');
  const sentence = known.charAt(0).toUpperCase() + known.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Words of a refusal at the fields that it names by the last part of their path. */
export function refusalOf(reply: Exclude<DeskReply<unknown>, { kind: 'done' }>): FieldErrors {
  if (reply.kind === 'away') return { form: awayText };
  const named = reply.fields.map(
    ({ field, message }) => [field.split('.').at(-1) ?? field, sentenceOf(message)] as const,
  );
  // What the API says of a whole request is for programs as long as it names the fields.
  const isGeneral = reply.fields.length > 0 && reply.message === generalRefusal;
  return { form: isGeneral ? 'Проверьте отмеченные поля.' : reply.message, ...Object.fromEntries(named) };
}
