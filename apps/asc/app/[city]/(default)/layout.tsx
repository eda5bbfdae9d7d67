import { getMarks } from '@showroom/api-client/server';
import { toCity } from '@showroom/domain/city';
import { Frame } from '@showroom/shell/frame';
import { city } from 'next/root-params';
import type { ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { menu } from '@/brand/menu';

export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const marks = await getMarks(brand.holdingId, 'cars');
  return (
    <Frame brand={brand} city={toCity(await city())} menu={menu} marks={marks}>
      {children}
    </Frame>
  );
}
