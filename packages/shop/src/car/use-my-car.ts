import { useEffect, useState } from 'react';
import type { Car } from './fits-car.ts';
import { myCar } from './my-car.ts';

/** The visitor's car; undefined until it is known, null where there is none. */
export function useMyCar(): Car | null | undefined {
  const [car, setCar] = useState<Car | null>();
  useEffect(() => {
    let isGone = false;
    void myCar().then((found) => isGone || setCar(found));
    return () => {
      isGone = true;
    };
  }, []);
  return car;
}
