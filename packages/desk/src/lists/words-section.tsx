'use client';

import type { FeedWordKind, WaitingWord } from '@showroom/api-contract/desk-words';
import { bodyTypes, colorGroups, conditions, driveTypes, engineTypes, gearTypes } from '@showroom/domain/dictionaries';
import { plural } from '@showroom/domain/text';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../session/use-desk.tsx';
import { ListingView } from './listing-view.tsx';
import { useListing } from './use-listing.ts';
import { WordForm } from './word-form.tsx';

type Values = Readonly<Record<string, string | { label: string }>>;
type Kind = {
  name: string /** What a word may mean; of the others a name is typed. */;
  values?: Values;
  example?: string;
};

const availabilities = {
  'in-stock': 'В наличии',
  'on-the-way': 'В\u00a0пути',
  'to-order': 'На\u00a0заказ',
  reserved: 'Резерв',
  gone: 'Снят с\u00a0продажи',
} as const;

const kinds: Readonly<Record<FeedWordKind, Kind>> = {
  mark: { name: 'Марка', example: 'Toyota' },
  model: { name: 'Модель', example: 'Toyota Camry' },
  dealer: { name: 'Центр', example: 'Название или адрес' },
  body: { name: 'Кузов', values: bodyTypes },
  engine: { name: 'Двигатель', values: engineTypes },
  gear: { name: 'Коробка', values: gearTypes },
  drive: { name: 'Привод', values: driveTypes },
  color: { name: 'Цвет', values: colorGroups },
  availability: { name: 'Наличие', values: availabilities },
  condition: { name: 'Состояние', values: conditions },
};

const optionsOf = (values: Values) =>
  Object.entries(values).map(([value, said]) => ({ value, label: typeof said === 'string' ? said : said.label }));

/** Words of the feeds that nobody knows: how many vehicles wait for each, and what an admin says that it means. */
export function WordsSection() {
  const { call, generation } = useDesk();
  const [changes, setChanges] = useState(0);
  const [current, setCurrent] = useState(1);
  const [done, setDone] = useState<string>();
  const told = useRef<HTMLDivElement>(null);
  const { page, failed } = useListing<WaitingWord>(`${generation} ${changes} ${current}`, () =>
    call('GET /reports/words', { page: current }),
  );
  // The row that had the focus goes.
  useEffect(() => told.current?.focus(), [changes]);
  const isEmptied = current > 1 && page?.items.length === 0;
  useEffect(() => {
    if (isEmptied) setCurrent((was) => was - 1);
  }, [isEmptied]);
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Слова выгрузок
      </Heading>
      <Text tone="quiet">
        Машины с&nbsp;такими словами не&nbsp;выставлены: они ждут, пока вы&nbsp;скажете, что слово значит.
      </Text>
      {done ? (
        <div ref={told} role="status" tabIndex={-1}>
          <Notice tone="positive" title={done} />
        </div>
      ) : null}
      <ListingView
        page={isEmptied ? undefined : page}
        failed={failed}
        columns={['Что это', 'Как в\u00a0выгрузке', 'Машин ждёт', 'Что это значит']}
        emptyText={'Все слова выгрузок известны: ни\u00a0одна машина не\u00a0ждёт.'}
        keyOf={({ kind, mark, word }) => `${kind} ${mark ?? ''} ${word}`}
        cells={({ kind, mark, word, count }) => [
          kinds[kind].name,
          mark === null ? word : `${mark}: ${word}`,
          String(count),
          <WordForm
            key="form"
            {...{ kind, word, example: kinds[kind].example }}
            options={kinds[kind].values && optionsOf(kinds[kind].values)}
            onDone={(taken) => {
              const vehicles = `${taken}\u00a0${plural(taken, ['машина вышла', 'машины вышли', 'машин вышло'])}`;
              setDone(
                `«${word}» теперь известно. ${taken === 0 ? 'Машин с\u00a0ним не\u00a0ждало.' : `${vehicles} в\u00a0продажу.`}`,
              );
              setChanges((before) => before + 1);
            }}
          />,
        ]}
        onPage={setCurrent}
      />
    </Stack>
  );
}
