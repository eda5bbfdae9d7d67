'use client';

import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import { addPasskey, outcomeText } from './use-passkey.ts';

/** After the first sign-in: a key in place of the next code, or not. */
export function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const add = async () => {
    setBusy(true);
    const reply = await addPasskey();
    if (reply.kind === 'done') return onDone();
    setBusy(false);
    setFailure(outcomeText(reply));
  };
  return (
    <Stack gap={4}>
      <Text>
        В&nbsp;следующий раз можно войти по&nbsp;отпечатку, лицу или&nbsp;PIN-коду этого устройства, без&nbsp;сообщений
        и&nbsp;кодов.
      </Text>
      {failure ? <Notice tone="critical">{failure}</Notice> : null}
      <Button size="lg" wide busy={isBusy} onClick={add}>
        Создать ключ доступа
      </Button>
      <Button tone="quiet" wide onClick={onDone}>
        Не сейчас
      </Button>
    </Stack>
  );
}
