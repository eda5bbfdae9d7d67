'use client';

import type { NoticeSettings } from '@showroom/api-contract/notices';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import { failureText } from '../parts/refusal.ts';
import * as css from '../rows.css.ts';
import { useAccountCall } from '../session/use-account.ts';
import { canPush, subscribeBrowser } from './push-subscription.ts';

/** Browsers that take notices, and this one. */
export function BrowserPush({ settings }: { settings: NoticeSettings }) {
  const call = useAccountCall();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const subscribe = async () => {
    setBusy(true);
    setFailure(undefined);
    const keys = await subscribeBrowser(settings.pushKey);
    const reply = keys && (await call('POST /notifications/push', keys));
    setBusy(false);
    if (!reply) setFailure('Браузер не\u00a0разрешил уведомления. Разрешите их в\u00a0настройках сайта.');
    else if (reply.kind !== 'done') setFailure(failureText(reply));
  };
  return (
    <Stack gap={3}>
      {settings.devices.map(({ id, device }) => (
        <div key={id} className={css.row}>
          <Text>{device}</Text>
          <Button tone="quiet" size="sm" onClick={() => void call('DELETE /notifications/push', { id })}>
            Больше не присылать
          </Button>
        </div>
      ))}
      {failure ? <Notice tone="critical">{failure}</Notice> : null}
      {canPush() ? (
        <div>
          <Button tone="outline" size="sm" busy={isBusy} onClick={subscribe}>
            Присылать этому браузеру
          </Button>
        </div>
      ) : (
        <Text size="sm" tone="quiet">
          Этот браузер уведомлений не{'\u00a0'}принимает. На{'\u00a0'}iPhone добавьте сайт на{'\u00a0'}экран «Домой».
        </Text>
      )}
    </Stack>
  );
}
