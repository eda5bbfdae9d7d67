import type { ReactNode } from 'react';
import * as css from './desk-table.css.ts';

export type DeskTableRow = { key: string; cells: readonly ReactNode[] };

/** `13 570 ₽`, `12,5 %`, `120`: no day, no number of an order and no code of a part, whose thousands stand together. */
const figure = /^[−-]?\d{1,3}(?:\u00a0\d{3})*(?:,\d+)?(?:\u00a0(?:₽|%|с|мс))?$/;
const isEmpty = (cell: ReactNode) => cell === '' || cell === null;
const isFigure = (cell: ReactNode) => typeof cell === 'number' || (typeof cell === 'string' && figure.test(cell));
/** One word that is read as a whole: `B-000004`, `111.03745.1`. */
const isCode = (cell: ReactNode) => typeof cell === 'string' && cell.length <= 24 && !/\s/.test(cell);

/** A table of the desk. On narrow screens a row becomes a block in which each cell says what it is. */
export function DeskTable({ columns, rows }: { columns: readonly string[]; rows: readonly DeskTableRow[] }) {
  // Figures stand one under the other by their last digit.
  const looks = columns.map((name, index) => {
    if (name === '') return `${css.cell} ${css.acts}`;
    const told = rows.map(({ cells }) => cells[index]).filter((cell) => !isEmpty(cell));
    return told.length > 0 && told.every(isFigure) ? `${css.cell} ${css.figure}` : css.cell;
  });
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <thead className={css.head}>
          <tr>
            {columns.map((name, index) => (
              <th key={name} scope="col" className={`${looks[index]} ${css.heading}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className={css.row}>
              {cells.map((cell, index) =>
                isEmpty(cell) ? (
                  <td key={columns[index]} className={`${css.cell} ${css.blank}`} />
                ) : (
                  <td
                    key={columns[index]}
                    className={isCode(cell) ? `${looks[index]} ${css.code}` : looks[index]}
                    data-label={columns[index]}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
