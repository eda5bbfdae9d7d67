'use client';

import { useEffect } from 'react';
import { watchGoods } from './watch-goods.ts';

/** Put once beside the items of a page: answers their hearts and basket buttons. */
export function GoodsIsland() {
  useEffect(watchGoods, []);
  return null;
}
