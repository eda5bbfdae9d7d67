import { getMarks } from '@showroom/api-client/server';
import { toCity } from '@showroom/domain/city';
import { formFacts } from '@showroom/services/form-facts';
import { Frame } from '@showroom/shell/frame';
import { city } from 'next/root-params';
import type { ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { Dialogs } from '@/brand/dialogs';
import { menu } from '@/brand/menu';

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const marks = await getMarks(brand.holdingId, 'cars');
  const here = toCity(await city());
  return (
    <Frame brand={brand} city={here} menu={menu} marks={marks} dialogs={<Dialogs facts={formFacts(brand, here)} />}>
      {children}
    </Frame>
  );
}
