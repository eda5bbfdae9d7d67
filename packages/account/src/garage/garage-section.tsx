'use client';

import { opensDialog } from '@showroom/domain/dialogs';
import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { Cluster } from '@showroom/ui/cluster';
import { EmptyState } from '@showroom/ui/empty-state';
import { Grid } from '@showroom/ui/grid';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import type { SectionProps } from '../account-site.ts';
import { OwnState } from '../parts/own-state.tsx';
import { useAccount } from '../session/use-account.ts';
import { AddCar } from './add-car.tsx';
import { CarCard } from './car-card.tsx';

/** Cars of the customer: the main one first, the archive last. */
export function GarageSection({ marks = [] }: SectionProps) {
  const garage = useAccount('GET /garage', {});
  const [isAdding, setAdding] = useState(false);
  return (
    <OwnState query={garage} missing="Гараж пуст">
      {({ items, limit }) => {
        const present = items.filter(({ status }) => status !== 'archived');
        const archived = items.filter(({ status }) => status === 'archived');
        const isFull = present.length >= limit;
        return (
          <Stack gap={5}>
            <Heading level={1} size="lg">
              Гараж
            </Heading>
            {items.length === 0 && !isAdding ? (
              <EmptyState
                title="Добавьте свой автомобиль"
                actions={<Button onClick={() => setAdding(true)}>Добавить автомобиль</Button>}
              >
                Напомним о{'\u00a0'}ТО, заполним запись на{'\u00a0'}сервис и{'\u00a0'}сохраним документы.
              </EmptyState>
            ) : null}
            {isAdding ? <AddCar marks={marks} onClose={() => setAdding(false)} /> : null}
            {!isAdding && items.length > 0 ? (
              <Cluster gap={3}>
                {isFull ? (
                  <ButtonLink href="/lk/garage/" {...opensDialog('garage-limit')}>
                    Добавить автомобиль
                  </ButtonLink>
                ) : (
                  <Button onClick={() => setAdding(true)}>Добавить автомобиль</Button>
                )}
                {present.length > 1 ? (
                  <ButtonLink tone="outline" href="/lk/garage/" {...opensDialog('garage-main-car')}>
                    Выбрать основной
                  </ButtonLink>
                ) : null}
                <ButtonLink tone="outline" href="/lk/service-registration/">
                  Записаться на{'\u00a0'}сервис
                </ButtonLink>
              </Cluster>
            ) : null}
            <Grid min={280} gap={4}>
              {present.map((car) => (
                <CarCard key={car.id} car={car} />
              ))}
            </Grid>
            {archived.length > 0 ? (
              <>
                <Heading level={2} size="md">
                  Архив
                </Heading>
                <Grid min={280} gap={4}>
                  {archived.map((car) => (
                    <CarCard key={car.id} car={car} />
                  ))}
                </Grid>
              </>
            ) : null}
          </Stack>
        );
      }}
    </OwnState>
  );
}
