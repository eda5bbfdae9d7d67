'use client';

import type { AccountConsent } from '@showroom/api-contract/profile';
import { formatDate } from '@showroom/domain/dates';
import { consentTexts, consentVersion } from '@showroom/domain/lead/consent';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import { type Refusal, refusalOf } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';
import * as css from './profile.css.ts';

const withoutBrackets = (text: string) => text.replace(/\s*\([^)]*\)$/, '');

/** What was agreed to, when and to which text; advertising can be taken back and given again. */
export function ConsentList({ consents }: { consents: readonly AccountConsent[] }) {
  const call = useAccountCall();
  const [refusal, setRefusal] = useState<Refusal>({});
  const [isBusy, setBusy] = useState(false);
  const hasMarketing = consents.some(({ kind, withdrawnAt }) => kind === 'marketing' && withdrawnAt === null);
  const put = async (isGiven: boolean) => {
    setBusy(true);
    const reply = await call('PUT /user/consents/marketing', { isGiven, textVersion: consentVersion });
    setBusy(false);
    setRefusal(reply.kind === 'done' ? {} : refusalOf(reply));
  };
  return (
    <Stack gap={4}>
      {consents.map(({ kind, textVersion, givenAt, withdrawnAt }) => (
        <div key={`${kind} ${givenAt}`} className={css.row}>
          <Text>{withoutBrackets(consentTexts[kind])}</Text>
          <Text size="sm" tone="quiet">
            Дано {formatDate(givenAt)}, текст от {formatDate(textVersion)}
            {withdrawnAt === null ? '' : `; отозвано ${formatDate(withdrawnAt)}`}
          </Text>
        </div>
      ))}
      <Text size="sm" tone="quiet">
        Без согласия на обработку данных личного кабинета нет: чтобы отозвать его, удалите кабинет.
      </Text>
      {refusal.form ? <Notice tone="critical">{refusal.form}</Notice> : null}
      <div>
        <Button tone="outline" busy={isBusy} onClick={() => put(!hasMarketing)}>
          {hasMarketing ? 'Отозвать согласие на\u00a0рассылки' : 'Согласиться на\u00a0рассылки'}
        </Button>
      </div>
    </Stack>
  );
}
