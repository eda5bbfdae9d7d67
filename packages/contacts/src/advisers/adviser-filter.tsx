'use client';

import { Select } from '@showroom/ui/select';
import { Text } from '@showroom/ui/text';
import { useEffect, useState } from 'react';
import * as css from './adviser-filter.css.ts';

type Choice = { code: string; name: string };
type Props = { cities: readonly Choice[]; specialities: readonly Choice[] };

const toOptions = (all: string, choices: readonly Choice[]) => [
  { value: '', label: all },
  ...choices.map(({ code, name }) => ({ value: code, label: name })),
];

/** Hides the rows that do not fit, and groups that have none left. @returns how many are shown */
function showFitting(city: string, speciality: string): number {
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLElement>('[data-adviser-group]')) {
    let left = 0;
    for (const row of group.querySelectorAll<HTMLElement>('[data-speciality]')) {
      const { city: ownCity, speciality: own } = row.dataset;
      row.hidden = (city !== '' && city !== ownCity) || (speciality !== '' && speciality !== own);
      if (!row.hidden) left += 1;
    }
    group.hidden = left === 0;
    shown += left;
  }
  return shown;
}

/** Narrows the list of advisers in the page; without scripts the list is whole. */
export function AdviserFilter({ cities, specialities }: Props) {
  const [city, setCity] = useState('');
  const [speciality, setSpeciality] = useState('');
  const [shown, setShown] = useState<number>();
  useEffect(() => setShown(showFitting(city, speciality)), [city, speciality]);
  return (
    <div className={css.filter}>
      <Select
        name="city"
        label="Город"
        value={city}
        options={toOptions('Все города', cities)}
        onChange={(event) => setCity(event.target.value)}
      />
      <Select
        name="speciality"
        label="Вопрос"
        value={speciality}
        options={toOptions('Любой вопрос', specialities)}
        onChange={(event) => setSpeciality(event.target.value)}
      />
      <div role="status" className={css.status}>
        {shown === 0 && <Text>Такого специалиста в&nbsp;этом городе нет: выберите другой город или&nbsp;вопрос.</Text>}
      </div>
    </div>
  );
}
