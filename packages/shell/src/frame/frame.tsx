import type { Banner } from '@showroom/api-contract/content';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { phoneText } from '@showroom/domain/phone';
import type { Mark } from '@showroom/domain/vehicle';
import { SkipLink } from '@showroom/ui/skip-link';
import type { ReactNode } from 'react';
import { CityIsland } from '../city/city-island.tsx';
import { CityPanel } from '../city/city-panel.tsx';
import { CityPopupIsland } from '../city/city-popup-island.tsx';
import { CookieToast } from '../cookie-toast/cookie-toast.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { HeroBanner } from '../hero-banner/hero-banner.tsx';
import type { Menu } from '../menu/menu.ts';
import { SoftNavigation } from '../navigation/soft-navigation.tsx';
import { SearchHost } from '../search-panel/search-host.tsx';
import { searchPlaces } from '../search-panel/search-places.ts';
import { SideMenu } from '../side-menu/side-menu.tsx';
import * as styles from './frame.css.ts';
import { FrameIsland } from './frame-island.tsx';

type FrameProps = {
  brand: Brand;
  city: CityCode;
  menu: Menu;
  marks: readonly Mark[];
  banner: Banner | null;
  /** The dialogs of the shell: its forms, opened by links with `data-dialog`. */
  dialogs: ReactNode;
  children: ReactNode;
};

/** How many marks the menus show. */
const shownMarks = 24;

/** The popular marks with the most in stock, in the order in which they came. */
function popularMarks(marks: readonly Mark[]): Mark[] {
  const offered = marks.filter((mark) => mark.popular && mark.stock.total > 0);
  const kept = new Set([...offered].sort((a, b) => b.stock.total - a.stock.total).slice(0, shownMarks));
  return offered.filter((mark) => kept.has(mark));
}

/** What every page stands in: header with menus, the page, footer, and the dialogs of city and cookies. */
export function Frame({ brand, city, menu, marks, banner, dialogs, children }: FrameProps) {
  const popular = popularMarks(marks);
  return (
    <>
      <SkipLink href="#content">Перейти к содержанию</SkipLink>
      {banner && <HeroBanner banner={banner} />}
      <Header brand={brand} city={city} menu={menu} marks={popular} />
      <div className={styles.paper}>
        <img src="/logo.svg" alt="" />
        {/* In the middle: while it is empty the address stands at the edge all the same. */}
        <span data-paper-code="" />
        <span>
          {brand.host}
          <br />
          {phoneText(brand.phones[city])}
        </span>
      </div>
      {/* Beside the header: what both say is said once in the compressed page. */}
      <SideMenu brand={brand} city={city} menu={menu} />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer brand={brand} city={city} menu={menu} />
      <CityPanel city={city} />
      <CityPopupIsland city={city} enabled={brand.features.cityPopup} />
      <SearchHost places={searchPlaces(brand, city, menu, popular)} />
      {dialogs}
      <CookieToast />
      <CityIsland />
      <FrameIsland />
      <SoftNavigation />
    </>
  );
}
