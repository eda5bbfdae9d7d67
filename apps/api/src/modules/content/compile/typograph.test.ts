import { expect, test } from 'vitest';
import { typograph, typographRuns } from './typograph.ts';

/** No-break spaces as `~`. */
const seen = (text: string) => text.replaceAll('\u00a0', '~');

test.each([
  ['"Тойота" - это машина', '«Тойота»~— это машина'],
  ['Он сказал: "Зал "Восток" открыт"', 'Он~сказал: «Зал „Восток“ открыт»'],
  ['в наличии и с пробегом', 'в~наличии и~с~пробегом'],
  ['пробег 5 км, 10 000 руб.', 'пробег 5~км, 10~000~руб.'],
  ['ниже +7 °C неделю', 'ниже +7~°C неделю'],
  ['за 1 500 000 ₽ под 16,900 % годовых', 'за~1~500~000~₽ под~16,900~% годовых'],
  ['мотор 150 л.с. и 90 л. с. слабее', 'мотор 150~л.с. и~90~л.с. слабее'],
  ['Хорошо...', 'Хорошо…'],
  ['двигатель 2.0, шины 205/55 R16', 'двигатель 2.0, шины 205/55 R16'],
  ['+7 495 555-01-01', '+7~495~555-01-01'],
  ['1/2 стоимости', '1/2 стоимости'],
  ['сайт https://a.example/b-c?x="1"', 'сайт https://a.example/b-c?x="1"'],
  ['пишите на a-b@c.example', 'пишите на~a-b@c.example'],
  ['«Готово» — уже', '«Готово»~— уже'],
  ['2026-11-16', '2026-11-16'],
])('%j', (text, expected) => {
  const once = typograph(text);
  expect(seen(once)).toBe(seen(expected));
  expect(typograph(once)).toBe(once);
});

test('a quote opens in one run and closes in another', () => {
  const runs = [
    { text: 'Центр "' },
    { text: 'Восток', look: 'strong' },
    { text: '" - у ' },
    { text: 'метро', look: 'emphasis' },
  ];
  expect(typographRuns(runs, 'ru').map(({ text }) => seen(text))).toEqual(['Центр «', 'Восток', '»~— у~', 'метро']);
});

test('angle brackets are letters', () => {
  expect(typographRuns([{ text: 'a <i> b' }, { text: ' c' }], 'ru').map(({ text }) => text)).toEqual([
    'a\u00a0<i> b',
    ' c',
  ]);
});

test('English has its own quotes, Chinese stays as it is', () => {
  expect(seen(typograph('"Fine," he said - at 5 km', 'en'))).toBe('“Fine,” he said - at~5~km');
  expect(typograph('“好”...', 'zh')).toBe('“好”...');
});
