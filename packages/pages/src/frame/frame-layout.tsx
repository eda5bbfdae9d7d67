import { getBanner, getMarks } from '@showroom/api-client/server';
import { toCity } from '@showroom/domain/city';
import { formFacts } from '@showroom/services/form-facts';
import { Frame } from '@showroom/shell/frame';
import type { Menu } from '@showroom/shell/menu';
import type { ReactNode } from 'react';
import type { ShellFacts } from '../shell-facts.ts';
import { Dialogs } from './dialogs.tsx';

/** The layout of pages with header, menus and footer. */
export function frameLayout({ brand, city }: ShellFacts, menu: Menu) {
  return async function FrameLayout({ children }: { children: ReactNode }) {
    const here = toCity(await city());
    const [marks, banner] = await Promise.all([getMarks(brand.holdingId, 'cars'), getBanner(brand.holdingId, here)]);
    return (
      <Frame
        brand={brand}
        city={here}
        menu={menu}
        marks={marks}
        banner={banner}
        dialogs={<Dialogs facts={formFacts(brand, here)} />}
      >
        {children}
      </Frame>
    );
  };
}
