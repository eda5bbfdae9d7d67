'use client';

import { type DeskCentre, type DeskPlace, placeKinds } from '@showroom/api-contract/desk-places';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useEffect, useState } from 'react';
import type { DeskReply } from '../call/call-desk.ts';
import { refusalOf } from '../call/refusal-of.ts';
import * as css from '../desk.css.ts';
import { DeskTable } from '../lists/desk-table.tsx';
import { failureOf } from '../lists/use-opened-thing.ts';
import { useDesk } from '../session/use-desk.tsx';
import { HoursForm } from './hours-form.tsx';
import { PlaceForm } from './place-form.tsx';

/** What can be booked at a centre; what is taken out keeps the visits that it has. */
function Places({ centre, onReply }: { centre: DeskCentre; onReply: (reply: DeskReply<DeskCentre>) => void }) {
  const { call } = useDesk();
  const change = async ({ id, name, isActive }: DeskPlace) =>
    onReply(await call('PUT /reports/places/{dealer}', { dealer: centre.code, id, name, isActive }));
  const rename = (place: DeskPlace) => {
    const name = prompt('Новое название', place.name)?.trim();
    if (name && name !== place.name) void change({ ...place, name });
  };
  return (
    <DeskTable
      columns={['Название', 'Что это', 'Записей впереди', 'Состояние', '']}
      rows={centre.places.map((place) => ({
        key: place.id,
        cells: [
          place.name,
          placeKinds[place.kind],
          String(place.upcoming),
          place.isActive ? 'Принимает' : 'Не\u00a0принимает',
          <Cluster key="acts" gap={2}>
            <Button size="sm" tone="quiet" aria-label={`Переименовать: ${place.name}`} onClick={() => rename(place)}>
              Переименовать
            </Button>
            <Button
              size="sm"
              tone="quiet"
              aria-label={`${place.isActive ? 'Убрать из записи' : 'Вернуть в запись'}: ${place.name}`}
              onClick={() => change({ ...place, isActive: !place.isActive })}
            >
              {place.isActive ? 'Убрать из\u00a0записи' : 'Вернуть в\u00a0запись'}
            </Button>
          </Cluster>,
        ],
      }))}
    />
  );
}

/** Hours, bays and advisers of a centre: free times on the site are made of them. */
export function PlacesSection() {
  const { call, generation } = useDesk();
  const [centres, setCentres] = useState<DeskCentre[]>();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isOvertaken = false;
    void call('GET /reports/places', {}).then((reply) => {
      if (isOvertaken) return;
      if (reply.kind === 'done') setCentres(reply.body.items);
      setFailure(failureOf(reply));
    });
    return () => {
      isOvertaken = true;
    };
  }, [call, generation]);
  const keep = (changed: DeskCentre) =>
    setCentres((all) => all?.map((one) => (one.code === changed.code ? changed : one)));
  const onReply = (reply: DeskReply<DeskCentre>) => {
    setFailure(reply.kind === 'done' ? undefined : refusalOf(reply).form);
    if (reply.kind === 'done') keep(reply.body);
  };
  const centre = centres?.find((one) => one.code === code) ?? centres?.[0];
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Посты и{'\u00a0'}часы
      </Heading>
      {failure ? <Notice tone="critical" title={failure} /> : null}
      {!centres && !failure ? <Skeleton height={240} shape="box" /> : null}
      {centres && !centre ? <Text>Центров нет.</Text> : null}
      {centres && centre ? (
        <>
          <search className={css.filters}>
            <Select
              name="centre"
              label="Дилерский центр"
              value={centre.code}
              options={centres.map((one) => ({ value: one.code, label: one.name }))}
              onChange={({ target }) => setCode(target.value)}
            />
          </search>
          <Heading level={2} size="md">
            Часы работы
          </Heading>
          <Text size="sm" tone="quiet">
            Дни и{'\u00a0'}часы через точку с{'\u00a0'}запятой: «пн–пт 09:00–21:00; сб–вс 10:00–18:00».
          </Text>
          {centre.departments.map((department) => (
            <HoursForm
              key={`${centre.code} ${department.code}`}
              dealer={centre.code}
              department={department}
              onChanged={keep}
            />
          ))}
          <Heading level={2} size="md">
            К{'\u00a0'}чему записываются
          </Heading>
          <Places centre={centre} onReply={onReply} />
          <PlaceForm key={centre.code} dealer={centre.code} onChanged={keep} />
        </>
      ) : null}
    </Stack>
  );
}
