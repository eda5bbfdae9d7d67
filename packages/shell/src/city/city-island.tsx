'use client';

import { useCity } from '@showroom/visitor/city-store';
import { useEffect } from 'react';

/** Reads the kept city once, after the page is shown; the server never reads the cookie. */
export function CityIsland() {
  const restore = useCity((state) => state.restore);
  useEffect(() => {
    restore();
  }, [restore]);
  return null;
}
