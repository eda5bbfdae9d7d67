import type { ReactNode } from 'react';
import * as css from './desk-table.css.ts';

export type DeskTableRow = { key: string; cells: readonly ReactNode[] };

/** A table of the desk. On narrow screens a row becomes a block in which each cell says what it is. */
export function DeskTable({ columns, rows }: { columns: readonly string[]; rows: readonly DeskTableRow[] }) {
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={`${css.cell} ${css.heading}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className={css.row}>
            {cells.map((cell, index) =>
              cell === '' || cell === null ? (
                <td key={columns[index]} className={`${css.cell} ${css.blank}`} />
              ) : (
                <td key={columns[index]} className={css.cell} data-label={columns[index]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
