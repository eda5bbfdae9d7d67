import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as css from './desk-table.css.ts';
import { DeskTable } from './desk-table.tsx';

test('a column of figures alone stands at its right edge, days and numbers of orders do not', () => {
  const html = renderToStaticMarkup(
    <DeskTable
      columns={['Номер', 'Сумма', 'Готов', 'Штук', 'Итого', 'Артикул']}
      rows={[
        { key: 'a', cells: ['A-000018', '13\u00a0570\u00a0₽', '26.11.2026', 2, '5', '85204'] },
        { key: 'b', cells: ['A-000017', '', '27.11.2026', 10, 'нет', '637300'] },
      ]}
    />,
  );
  const isFigure = (label: string) =>
    new RegExp(`<td class="([^"]*)" data-label="${label}"`).exec(html)?.[1]?.split(' ').includes(css.figure);
  expect(['Номер', 'Сумма', 'Готов', 'Штук', 'Итого', 'Артикул'].map(isFigure)).toEqual([
    ...[false, true, false, true, false, false],
  ]);
});
