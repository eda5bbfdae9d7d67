import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Text } from '@showroom/ui/text';
import type { ReactNode } from 'react';
import * as css from '../desk.css.ts';
import { Pager } from './pager.tsx';
import type { Page } from './use-listing.ts';

type Props<Item> = {
  page: Page<Item> | undefined;
  failed: string | undefined;
  columns: readonly string[];
  keyOf: (item: Item) => string;
  /** The cells of a row, one for each column. */
  cells: (item: Item) => readonly ReactNode[];
  onPage: (page: number) => void;
};

/** A list as a table with its pages. */
export function ListingView<Item>({ page, failed, columns, keyOf, cells, onPage }: Props<Item>) {
  if (failed) return <Notice tone="critical" title={failed} />;
  if (!page) return <Skeleton height={240} shape="box" />;
  if (page.items.length === 0) return <Text tone="quiet">Ничего не найдено.</Text>;
  return (
    <>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={css.cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.items.map((item) => (
              <tr key={keyOf(item)}>
                {cells(item).map((cell, index) => (
                  <td key={columns[index]} className={index === 0 ? `${css.cell} ${css.wideCell}` : css.cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager meta={page.meta} onPage={onPage} />
    </>
  );
}
