import { badRequest } from './api-error.ts';
import { cleanFieldName } from './field-errors.ts';

const maxPairs = 64;
const keyShape = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u001f\u007f]/;

/** Lists of a removal: one key for each thing, as clients send them (PD-53). */
const repeatable: ReadonlySet<string> = new Set(['carId', 'accItemId']);

/** Decodes one percent-encoded part; undefined when the bytes are no UTF-8 or hold control characters. */
export function decodePart(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return control.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Refuses a query that has more than one reading: broken percent-encoding, control characters, a key twice (but of lists),
 * nested keys (`a[b]`), more pairs than any endpoint knows. What is left is a flat list of names and values.
 */
export function checkQuery(search: string): void {
  if (search.length <= 1) return;
  const seen = new Set<string>();
  const pairs = search.slice(1).split('&', maxPairs + 1);
  if (pairs.length > maxPairs) throw badRequest('Слишком много параметров запроса.');
  for (const pair of pairs) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const key = decodePart((at < 0 ? pair : pair.slice(0, at)).replaceAll('+', ' '));
    const value = decodePart((at < 0 ? '' : pair.slice(at + 1)).replaceAll('+', ' '));
    if (key === undefined) throw badRequest('Имя параметра не читается: нужен UTF-8 без управляющих символов.');
    const field = cleanFieldName(key);
    if (!keyShape.test(key)) throw refuse(field, 'неизвестный параметр');
    if (value === undefined) throw refuse(field, 'значение не читается: нужен UTF-8 без управляющих символов');
    if (seen.has(key) && !repeatable.has(key)) throw refuse(field, 'параметр указан дважды');
    seen.add(key);
  }
}

function refuse(field: string, message: string) {
  return badRequest('Запрос составлен неверно.', [{ field, message }]);
}
