import { FavoritesScreen } from '@showroom/catalog/favorites-screen';
import { toCity } from '@showroom/domain/city';
import { FavoriteGoods } from '@showroom/shop/favorite-goods';
import type { ShellFacts } from '../shell-facts.ts';
import { loadCentres } from '../shop/load-shelf.ts';
import { browserPage } from './browser-page.tsx';

/** Favourites of a visitor: vehicles and goods. */
export function favoritesPage({ brand, city }: ShellFacts) {
  return {
    ...browserPage(brand, 'favorites', FavoritesScreen),
    Page: async () => (
      <FavoritesScreen>
        <FavoriteGoods site={{ base: '', city: toCity(await city()) }} centres={await loadCentres(brand.holdingId)} />
      </FavoritesScreen>
    ),
  };
}
