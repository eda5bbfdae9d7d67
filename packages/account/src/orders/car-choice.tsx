'use client';

import { garageCarName } from '@showroom/domain/account/garage-car';
import { Select } from '@showroom/ui/select';
import { useAccount } from '../session/use-account.ts';

type Props = { value: string; onChange: (car: string) => void };

/** Which car's orders are shown, where the garage has more than one; a car that was chosen by a link can be left, too. */
export function CarChoice({ value, onChange }: Props) {
  const { data } = useAccount('GET /garage', {});
  const cars = data?.items ?? [];
  if (cars.length < 2 && value === '') return null;
  return (
    <Select
      name="car"
      label="Автомобиль"
      value={cars.some(({ id }) => id === value) ? value : ''}
      options={[
        { value: '', label: 'Все' },
        ...cars.map((car) => ({
          value: car.id,
          label: [garageCarName(car), car.stateNumber].filter(Boolean).join(', '),
        })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
