import { goodsBrands } from './brands.data.ts';
import { partsGoods } from './parts-goods.data.ts';
import { storeGoods } from './store-goods.data.ts';

/** Raise it when the drawing of goods changes; changed facts are noticed by themselves. */
const drawingVersion = 2;

/** All that the shop is drawn from: a change of it seeds the shop anew. */
export const goodsFacts = { drawingVersion, goodsBrands, storeGoods, partsGoods };
