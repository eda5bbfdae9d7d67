'use client';

import { readStoreQuery } from '@showroom/domain/shop/store-query';
import { useEffect } from 'react';
import type { Car } from '../car/fits-car.ts';
import { rememberCar } from '../car/my-car.ts';
import { useMyCar } from '../car/use-my-car.ts';
import * as css from './my-car-link.css.ts';
import { type ShelfRoot, shelfAddress } from './shelf.ts';

type Props = {
  root: ShelfRoot;
  /** The car that this page is narrowed to: remembered as the visitor's. */
  chosen: Car | null;
};

const named = ({ name, year }: Car) => (year === null ? name : `${name}, ${year}`);

/** The shortest way to what fits the visitor's own car. Holds its room from the start, so that the filter below never moves. */
export function MyCarLink({ root, chosen }: Props) {
  const car = useMyCar();
  useEffect(() => {
    if (chosen) rememberCar(chosen);
  }, [chosen]);
  const isChosen = chosen !== null && chosen.mark === car?.mark && (car.model === null || chosen.model === car.model);
  if (!car || isChosen) return null;
  const choose = () => {
    const query = readStoreQuery(new URLSearchParams(location.search));
    const { mark, model, year } = car;
    return shelfAddress(root, { ...query, page: 1, mark, model: model ?? undefined, year: year ?? undefined });
  };
  return (
    <a className={css.link} href={choose()} data-stay="">
      Для моего {named(car)}
    </a>
  );
}
