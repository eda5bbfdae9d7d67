import { selectionLimits } from '@showroom/domain/selection/selection-snapshot';
import { localSelection } from '../selection-storage.ts';
import { createSelectionStore } from '../selection-store.ts';

/** The one group of these lists. */
export const goodsGroup = 'accessories';

const list = (key: string, limit: number) =>
  createSelectionStore({ groups: [goodsGroup] as const, limit, storage: localSelection(key) });

/** Favourite accessories of this visitor (PRD-3). */
export const useFavoriteAccessories = list('favoriteAccessories.v1', selectionLimits.accessories);

/** What lies in this visitor's basket; how many pieces of each, `readQuantities` says. */
export const useBasket = list('basket.v1', selectionLimits.basket);
