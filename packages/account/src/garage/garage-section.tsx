'use client';

import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { Cluster } from '@showroom/ui/cluster';
import { EmptyState } from '@showroom/ui/empty-state';
import { Grid } from '@showroom/ui/grid';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import { OwnState } from '../parts/own-state.tsx';
import { useAccount } from '../session/use-account.ts';
import { AddCar } from './add-car.tsx';
import { CarCard } from './car-card.tsx';
import { LimitDialog, limitDialogId } from './limit-dialog.tsx';
import { MainCarDialog, mainCarDialogId } from './main-car-dialog.tsx';

/** Cars of the customer: the main one first, the archive last. */
export function GarageSection() {
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
            {isAdding ? <AddCar onClose={() => setAdding(false)} /> : null}
            {!isAdding && items.length > 0 ? (
              <Cluster gap={3}>
                {isFull ? (
                  <Button command="show-modal" commandfor={limitDialogId}>
                    Добавить автомобиль
                  </Button>
                ) : (
                  <Button onClick={() => setAdding(true)}>Добавить автомобиль</Button>
                )}
                {present.length > 1 ? (
                  <Button tone="outline" command="show-modal" commandfor={mainCarDialogId}>
                    Выбрать основной
                  </Button>
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
            <LimitDialog limit={limit} />
            <MainCarDialog cars={present} />
          </Stack>
        );
      }}
    </OwnState>
  );
}
