'use client';

import type { StoreItem } from '@showroom/api-contract/store';
import { announce } from '@showroom/ui/announce';
import { Button } from '@showroom/ui/button';
import { Icon, type IconName } from '@showroom/ui/icon';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type Car, type Fit, fitsCar } from '../car/fits-car.ts';
import { nameCar } from '../car/my-car.ts';
import { useMyCar } from '../car/use-my-car.ts';
import type { CarChoiceProps } from './car-choice.tsx';
import * as css from './item.css.ts';
import { choiceOf } from './item-words.ts';

type Props = Pick<StoreItem, 'shop' | 'isUniversal' | 'fits' | 'categories'>;

const answers: Record<Fit, { icon: IconName; text: (car: string) => string; other: string }> = {
  yes: { icon: 'check', text: (car) => `Подходит к\u00a0вашему ${car}`, other: 'Другой автомобиль' },
  no: { icon: 'close', text: (car) => `Не\u00a0подходит к\u00a0вашему ${car}`, other: 'Другой автомобиль' },
  unknown: {
    icon: 'info',
    text: (car) => `Не\u00a0знаем, подходит\u00a0ли к\u00a0вашему ${car}: зависит от\u00a0года выпуска`,
    other: 'Указать год',
  },
};

type Answer = { fit: Fit; icon: IconName; text: string; other: string };

function answerOf(item: Props, car: Car): Answer {
  const fit = fitsCar(item, car);
  const { icon, text, other } = answers[fit];
  return { fit, icon, other, text: text(car.year === null ? car.name : `${car.name}, ${car.year}`) };
}

const nobody: Answer = {
  fit: 'unknown',
  icon: 'car',
  text: 'Подходит не\u00a0всем автомобилям',
  other: 'Проверить для\u00a0своего автомобиля',
};

/** Whether the item fits the visitor's own car, in words and colour; whoever has named none names one here. */
export function FitCheck(item: Props) {
  const known = useMyCar();
  const [named, setNamed] = useState<Car>();
  const [Choice, setChoice] = useState<ComponentType<CarChoiceProps>>();
  const [isLoading, setLoading] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The fields give their place to the button; so does the focus.
  useEffect(() => {
    if (named) place.current?.querySelector('button')?.focus();
  }, [named]);
  const choice = choiceOf(item);
  if (item.isUniversal)
    return (
      <p className={choice ? css.fit.unknown : css.fit.yes}>
        <Icon name={choice ? 'info' : 'check'} size={20} />
        <span>{choice ?? 'Подходит для любого автомобиля'}</span>
      </p>
    );
  if (item.fits.length === 0)
    return (
      <p className={css.fit.unknown}>
        <Icon name="info" size={20} />
        <span>Применимость не&nbsp;указана&nbsp;— уточним при&nbsp;заказе</span>
      </p>
    );
  const car = named ?? known;
  const { fit, icon, text, other } = car ? answerOf(item, car) : nobody;
  const open = async () => {
    setLoading(true);
    // Without a network the button stays for another press.
    const file = await import('./car-choice.tsx').catch(() => undefined);
    setLoading(false);
    if (file) setChoice(() => file.CarChoice);
  };
  const onCar = (chosen: Car) => {
    nameCar(chosen);
    setNamed(chosen);
    setChoice(undefined);
    announce(answerOf(item, chosen).text);
  };
  return (
    <div className={css.fitting} ref={place}>
      <p className={css.fit[fit]}>
        <Icon name={icon} size={20} />
        <span>{text}</span>
      </p>
      {Choice ? (
        <Choice shop={item.shop} car={car ?? null} onCar={onCar} />
      ) : (
        <Button tone="quiet" onClick={open} busy={isLoading}>
          {other}
        </Button>
      )}
    </div>
  );
}
