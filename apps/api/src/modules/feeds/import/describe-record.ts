import { foldPhrase } from '../normalise/fold-words.ts';
import { plainText } from '../normalise/plain-text.ts';
import type { FieldName, RawRecord } from '../parse/raw-record.ts';

/** What a feed says beside the fields of a vehicle, with what it says when there is nothing to tell. */
const facts: readonly (readonly [field: FieldName, label: string, usual: readonly string[]])[] = [
  ['accidents', 'Состояние', []],
  ['papers', 'ПТС', []],
  ['customs', 'Таможня', ['растаможен', 'да', 'true', 'cleared']],
  ['warranty', 'Гарантия', ['нет', 'false', '0']],
];
const maxFact = 120;
const maxLength = 10_000;

/** Options in one element stand between commas or semicolons, those of several between lines. */
export const optionsOf = ({ values }: RawRecord): string[] => [
  ...new Set(
    plainText(values.extras?.text ?? '')
      .split(/[\n;,]+/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** The description of a vehicle: the dealer's text, then what buyers ask for and no field of ours holds. */
export function describeRecord(record: RawRecord, wheel: 'left' | 'right'): string {
  const { values } = record;
  const text = plainText(values.description?.text ?? '');
  const said = facts.flatMap(([field, label, usual]) => {
    const value = plainText(values[field]?.text ?? '').slice(0, maxFact);
    const isUsual = usual.some((one) => foldPhrase(one) === foldPhrase(value));
    return value === '' || isUsual ? [] : [`${label}: ${value}.`];
  });
  const options = optionsOf(record);
  if (options.length > 0) said.push(`Оборудование: ${options.join(', ')}.`);
  // There is no filter for it, and a buyer must know before visiting.
  const first = wheel === 'right' && !/прав\S{1,3} рул/i.test(text) ? ['Правый руль.'] : [];
  return [...first, text, ...said].filter(Boolean).join('\n').slice(0, maxLength).trim();
}
