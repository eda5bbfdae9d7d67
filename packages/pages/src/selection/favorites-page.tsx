import { FavoritesScreen } from '@showroom/catalog/favorites-screen';
import type { ShellFacts } from '../shell-facts.ts';
import { browserPage } from './browser-page.tsx';

/** Favourites of a visitor. */
export const favoritesPage = ({ brand }: ShellFacts) => browserPage(brand, 'favorites', FavoritesScreen);
