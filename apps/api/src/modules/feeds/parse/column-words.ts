import type { FieldName } from './raw-record.ts';

/** What a column or parameter of a vehicle means by the words of its name, as `columnKey` compares it: «Год вып.», «VIN / № кузова». */
const rules: readonly (readonly [words: RegExp, field: FieldName])[] = [
  [/(?:^| )(?:vin|вин)(?: |$)/, 'vin'],
  [/^(?:номер|n|no) (?:кузова|шасси|рамы)/, 'frameNumber'],
  [/^год(?: |$)/, 'year'],
  [/^пробег/, 'mileage'],
  [/^цена(?: |$)/, 'price'],
  [/^(?:тип |вид )кузова/, 'body'],
  [/топлив/, 'engine'],
  [/^мощность/, 'power'],
  [/^(?:рабочий )?об[ъь]?[ея]м/, 'volume'],
  [/^(?:тип |вид )?(?:кпп|акпп|короб|трансмис)/, 'gear'],
  [/^(?:тип |вид )?привод/, 'drive'],
  [/^цвет(?: |$)/, 'color'],
  [/(?:^| )рул[ья](?: |$)/, 'wheel'],
  [/владел|хозя/, 'owners'],
  [/^(?:наличие|доступность|статус)/, 'availability'],
  [/^состояние/, 'condition'],
];

export const fieldByWords = (key: string): FieldName | undefined => rules.find(([words]) => words.test(key))?.[1];
