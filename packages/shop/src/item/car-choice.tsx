'use client';

import type { ShopCode } from '@showroom/domain/shop/store-path';
import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Car } from '../car/fits-car.ts';
import { type Cars, useCars } from '../car/use-cars.ts';
import * as css from './item.css.ts';

export type CarChoiceProps = {
  shop: ShopCode;
  /** What is known of it already. */
  car: Car | null;
  onCar: (car: Car) => void;
};

type Facet = Cars['mark'];
const none: Facet = [];
const labelOf = (facet: Facet, value: string) => facet.find((one) => one.value === value)?.label;

/** Names a car by the lists of the shelf: mark, model and year. Loaded by the press that asks for it. */
export function CarChoice({ shop, car, onCar }: CarChoiceProps) {
  const [mark, setMark] = useState(car?.mark ?? '');
  const [model, setModel] = useState(car?.model ?? '');
  const [year, setYear] = useState(car?.year ? String(car.year) : '');
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone: the first field has the focus, also while its list is on the way.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const [isTried, setTried] = useState(false);
  const { cars, isAway, again } = useCars(shop, mark, model);
  const marks = cars?.mark ?? none;
  const models = mark ? (cars?.model ?? none) : none;
  const years = model ? (cars?.year ?? none) : none;
  const [markName, modelName] = [labelOf(marks, mark), labelOf(models, model)];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!markName || !modelName) return;
    const knownYear = labelOf(years, year) ? Number(year) : null;
    onCar({ mark, model, modelName, name: `${markName} ${modelName}`, year: knownYear });
  };
  const options = (empty: string, facet: Facet) => [{ value: '', label: empty }, ...facet];
  return (
    <form method="post" noValidate className={css.car} onSubmit={submit} ref={form} aria-label="Мой автомобиль">
      <Select
        name="mark"
        label="Марка"
        value={markName ? mark : ''}
        options={options('Выберите марку', marks)}
        error={isTried && !markName && 'Выберите марку.'}
        onChange={({ target }) => {
          setMark(target.value);
          setModel('');
          setYear('');
        }}
      />
      <Select
        name="model"
        label="Модель"
        value={modelName ? model : ''}
        options={options('Выберите модель', models)}
        disabled={models.length === 0}
        error={isTried && markName && !modelName && 'Выберите модель.'}
        onChange={({ target }) => {
          setModel(target.value);
          setYear('');
        }}
      />
      <Select
        name="year"
        label="Год выпуска"
        value={labelOf(years, year) ? year : ''}
        options={options('Не\u00a0знаю', years)}
        disabled={years.length === 0}
        onChange={({ target }) => setYear(target.value)}
      />
      {isAway && !cars ? (
        <p className={css.small} role="status">
          Список не&nbsp;загрузился.{' '}
          <Button tone="quiet" onClick={again}>
            Повторить
          </Button>
        </p>
      ) : (
        <Button type="submit" tone="outline" wide>
          Проверить
        </Button>
      )}
    </form>
  );
}
