import type { FieldName } from './raw-record.ts';

/** What a column or parameter of a vehicle means by the words of its name, as `columnKey` compares it: «Год вып.», «VIN / № кузова». */
const rules: readonly (readonly [words: RegExp, field: FieldName])[] = [
  [/(?:^| )(?:vin|вин)(?: |$)/, 'vin'],
  [/^(?:номер|n|no) (?:кузова|шасси|рамы)/, 'frameNumber'],
  [/^год(?: |$)/, 'year'],
  [/^пробег/, 'mileage'],
  [/^цена(?: |$)/, 'price'],
  [/^(?:тип |вид )кузова/, 'body'],
  [/^длина(?: автомобиля| тс)?(?: мм| см| м)?$/, 'length'],
  [/^ширина(?: автомобиля| тс)?(?: мм| см| м)?$/, 'width'],
  [/^высота(?: автомобиля| тс)?(?: мм| см| м)?$/, 'height'],
  [/^колесная база/, 'wheelbase'],
  [/^(?:клиренс|дорожный просвет)/, 'clearance'],
  [/^(?:об[ъь]?ем )?багажн/, 'boot'],
  [/^(?:(?:об[ъь]?ем|емкость) )?(?:топливн\S+ )?бака?(?: |$)/, 'tank'],
  [/^(?:снаряженн\S+ масса|масса снаряженн)/, 'kerbWeight'],
  [/^(?:полная масса|(?:разрешенная )?максимальная масса(?! прицеп))/, 'grossWeight'],
  [/^грузоподъемность/, 'payload'],
  [/^максимальная скорость/, 'topSpeed'],
  [/^(?:макс\S* )?крутящий момент/, 'torque'],
  [/^(?!расход|запас|бак).*топлив/, 'engine'],
  [/^мощность/, 'power'],
  // Of the engine: neither of a body nor of what is in it.
  [/^(?:рабочий )?об[ъь]?[ея]м(?! (?:груз|куз|салон|кабин|фургон))/, 'volume'],
  [/^(?:тип |вид )?(?:кпп|акпп|короб|трансмис)/, 'gear'],
  [/^(?:тип |вид )?привод/, 'drive'],
  [/^цвет(?: |$)/, 'color'],
  [/(?:^| )рул[ья](?: |$)/, 'wheel'],
  [/владел|хозя/, 'owners'],
  [/^(?:наличие|доступность|статус)/, 'availability'],
  [/^состояние/, 'condition'],
];

export const fieldByWords = (key: string): FieldName | undefined => rules.find(([words]) => words.test(key))?.[1];
