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

type Centre = { code: string; name: string };
type Values = Readonly<Record<string, string | { label: string }>>;
/** `values`: what a word may mean; of the others a name is typed. */
type Kind = { name: string; values?: Values; example?: string };

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
  dealer: { name: 'Центр' },
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

/** What became of the vehicles of a word; null: they are still being taken in. */
function takenText(taken: number | null): string {
  if (taken === null) return 'Машины с\u00a0ним выходят в\u00a0продажу: это займёт несколько минут.';
  if (taken === 0) return 'Ни\u00a0одна машина пока не\u00a0вышла: им не\u00a0хватает чего-то ещё.';
  return `${taken}\u00a0${plural(taken, ['машина вышла', 'машины вышли', 'машин вышло'])} в\u00a0продажу.`;
}

/** Words of the feeds that nobody knows: how many vehicles wait for each, and what an admin says that it means. */
export function WordsSection() {
  const { call, generation } = useDesk();
  const [changes, setChanges] = useState(0);
  const [current, setCurrent] = useState(1);
  const [done, setDone] = useState<string>();
  const told = useRef<HTMLDivElement>(null);
  const { page, failed } = useListing<WaitingWord, { centres: Centre[] }>(`${generation} ${changes} ${current}`, () =>
    call('GET /reports/words', { page: current }),
  );
  const centres = (page?.centres ?? []).map(({ code, name }) => ({ value: code, label: name }));
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
      {page && page.items.length > 0 ? (
        <Text tone="quiet">
          Машины с&nbsp;такими словами не&nbsp;выставлены: они ждут, пока вы&nbsp;скажете, что слово значит.
        </Text>
      ) : null}
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
            options={kind === 'dealer' ? centres : kinds[kind].values && optionsOf(kinds[kind].values)}
            onDone={(taken) => {
              setDone(`«${word}» теперь известно. ${takenText(taken)}`);
              setChanges((before) => before + 1);
            }}
          />,
        ]}
        onPage={setCurrent}
      />
    </Stack>
  );
}
