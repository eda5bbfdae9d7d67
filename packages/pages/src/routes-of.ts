import type { Brand } from '@showroom/domain/brand';
import type { Route } from '@showroom/guards/route-table';
import type { PageKind } from './page-kinds.ts';
import { isPageRow, type PageRow, rowsUnder } from './page-row.ts';
import { accountRows } from './rows/account-rows.ts';
import { adviserRows } from './rows/adviser-rows.ts';
import { bookingRows } from './rows/booking-rows.ts';
import { catalogRows } from './rows/catalog-rows.ts';
import { contactRows } from './rows/contact-rows.ts';
import { contentRows } from './rows/content-rows.ts';
import { deskRows } from './rows/desk-rows.ts';
import { embedRows } from './rows/embed-rows.ts';
import { legalArchiveRows } from './rows/legal-archive-rows.ts';
import { markRows } from './rows/mark-rows.ts';
import { selectionRows } from './rows/selection-rows.ts';
import { serviceRows } from './rows/service-rows.ts';
import { shopRows } from './rows/shop-rows.ts';
import { toolRows } from './rows/tool-rows.ts';

type Facts = Pick<Brand, 'code' | 'listings' | 'features'>;

/** Every address of a brand's shell. What is not named here does not exist under this brand. */
export function routesOf({ code, listings, features }: Facts): readonly Route[] {
  return rowsUnder(code, [
    ...contentRows,
    ...legalArchiveRows,
    ...catalogRows(listings),
    ...markRows,
    ...selectionRows,
    ...bookingRows,
    ...serviceRows,
    ...contactRows,
    ...adviserRows,
    ...embedRows,
    ...shopRows,
    ...toolRows,
    ...deskRows(features),
    ...accountRows(features),
  ]);
}

/** The rows of one kind of page. */
export function rowsOf<K extends PageKind>(brand: Facts, kind: K): PageRow<K>[] {
  return routesOf(brand).filter((row): row is PageRow<K> => isPageRow(row) && row.kind === kind);
}
