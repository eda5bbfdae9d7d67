import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Text } from '@showroom/ui/text';
import type { ReactNode } from 'react';
import { DeskTable } from './desk-table.tsx';
import { Pager } from './pager.tsx';
import type { Page } from './use-listing.ts';

type Props<Item> = {
  page: Page<Item> | undefined;
  failed: string | undefined;
  columns: readonly string[];
  keyOf: (item: Item) => string;
  /** The cells of a row, one for each column. */
  cells: (item: Item) => readonly ReactNode[];
  /** What an empty list says; that nothing was found, unless told. */
  emptyText?: string;
  onPage: (page: number) => void;
};

/** A list as a table with its pages. */
export function ListingView<Item>({ page, failed, columns, keyOf, cells, emptyText, onPage }: Props<Item>) {
  if (failed) return <Notice tone="critical" title={failed} />;
  if (!page) return <Skeleton height={240} shape="box" />;
  if (page.items.length === 0) return <Text tone="quiet">{emptyText ?? 'Ничего не найдено.'}</Text>;
  return (
    <>
      <DeskTable columns={columns} rows={page.items.map((item) => ({ key: keyOf(item), cells: cells(item) }))} />
      <Pager meta={page.meta} onPage={onPage} />
    </>
  );
}
