'use client';

import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import * as css from '../parts/parts.css.ts';
import { useAccountCall } from '../session/use-account.ts';
import { CarForm, type CarValues } from './car-form.tsx';
import type { NamedMark } from './mark-and-model.tsx';

/** A new car: its VIN fills in what is known of it, the rest the customer says. */
export function AddCar({ marks, onClose }: { marks: readonly NamedMark[]; onClose: () => void }) {
  const call = useAccountCall();
  const [known, setKnown] = useState<Partial<CarValues>>({});
  const [words, setWords] = useState('');
  const decode = async (vin: string) => {
    const reply = await call('POST /garage/decode', { vin });
    if (reply.kind !== 'done') return;
    const { source, mark, model, year, engine } = reply.body;
    setWords(
      source === null
        ? 'По VIN ничего не\u00a0нашли: укажите марку и\u00a0модель.'
        : 'Заполнили по\u00a0VIN, проверьте.',
    );
    setKnown({
      vin,
      ...(mark && { mark }),
      ...(model && { model }),
      ...(year && { year: String(year) }),
      ...(engine && { engine }),
    });
  };
  return (
    <section className={css.card}>
      <Heading level={2} size="md">
        Новый автомобиль
      </Heading>
      <Text tone="quiet">Достаточно госномера или VIN, марки и{'\u00a0'}модели.</Text>
      <div role="status">{words ? <Text>{words}</Text> : null}</div>
      <CarForm
        marks={marks}
        first={known}
        isNew
        submit="Добавить"
        onVin={decode}
        onSend={async (values) => {
          const reply = await call('POST /garage', values);
          if (reply.kind === 'done') onClose();
          return reply;
        }}
      />
      <Cluster gap={3}>
        <Button tone="quiet" onClick={onClose}>
          Отмена
        </Button>
      </Cluster>
    </section>
  );
}
