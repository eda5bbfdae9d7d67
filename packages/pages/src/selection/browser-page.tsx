import type { Brand } from '@showroom/domain/brand';
import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import type { PageKind } from '../page-kinds.ts';
import { rowsOf } from '../routes-of.ts';

/** A page that is the same for everybody and filled in the browser. Search engines have nothing to find there. */
export function browserPage(brand: Brand, kind: PageKind, Screen: ComponentType) {
  const metadata: Metadata = { title: rowsOf(brand, kind)[0]?.title ?? null, robots: { index: false } };
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: () => metadata,
    Page: () => <Screen />,
  };
}
