'use client';

import type { GarageCar } from '@showroom/api-contract/garage';
import { garageCarName } from '@showroom/domain/account/garage-car';
import { Button } from '@showroom/ui/button';
import { Dialog } from '@showroom/ui/dialog';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import { failureText } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';

export const mainCarDialogId = 'garage-set-main-car';

/** Which car the account speaks of first. */
export function MainCarDialog({ cars }: { cars: readonly GarageCar[] }) {
  const call = useAccountCall();
  const [failure, setFailure] = useState<string>();
  const choose = async (id: string) => {
    const reply = await call('POST /garage/{id}/main', { id });
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
    if (reply.kind === 'done') (document.getElementById(mainCarDialogId) as HTMLDialogElement | null)?.close();
  };
  return (
    <Dialog id={mainCarDialogId} title="Основной автомобиль">
      <Stack gap={3}>
        <Text>
          Его мы подставим в{'\u00a0'}запись на{'\u00a0'}сервис и{'\u00a0'}покажем первым.
        </Text>
        {failure ? <Notice tone="critical" title={failure} /> : null}
        {cars.map((car) => (
          <Button key={car.id} tone={car.isMain ? 'action' : 'outline'} onClick={() => choose(car.id)}>
            {[garageCarName(car), car.stateNumber].filter(Boolean).join(', ')}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
