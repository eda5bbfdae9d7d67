'use client';

import type { StoreItem } from '@showroom/api-contract/store';
import { Icon, type IconName } from '@showroom/ui/icon';
import { type Fit, fitsCar } from '../car/fits-car.ts';
import { useMyCar } from '../car/use-my-car.ts';
import * as css from './item.css.ts';

type Props = Pick<StoreItem, 'isUniversal' | 'fits'>;

const answers: Record<Fit, { icon: IconName; text: (car: string) => string }> = {
  yes: { icon: 'check', text: (car) => `Подходит к\u00a0вашему ${car}` },
  no: { icon: 'close', text: (car) => `Не\u00a0подходит к\u00a0вашему ${car}` },
  unknown: { icon: 'info', text: (car) => `Не\u00a0знаем, подходит\u00a0ли к\u00a0вашему ${car}: укажите год выпуска` },
};

/** Whether the item fits the visitor's own car, in words and colour. Without a car it says how to be told. */
export function FitCheck({ isUniversal, fits }: Props) {
  const car = useMyCar();
  if (isUniversal)
    return (
      <p className={css.fit.yes}>
        <Icon name="check" size={20} />
        <span>Подходит для любого автомобиля</span>
      </p>
    );
  if (!car)
    return (
      <p className={css.fit.unknown}>
        <Icon name="car" size={20} />
        <span>Подходит не&nbsp;всем: проверьте по&nbsp;списку ниже</span>
      </p>
    );
  const fit = fitsCar({ isUniversal, fits }, car);
  const { icon, text } = answers[fit];
  return (
    <p className={css.fit[fit]} role="status">
      <Icon name={icon} size={20} />
      <span>{text(car.year === null ? car.name : `${car.name}, ${car.year}`)}</span>
    </p>
  );
}
