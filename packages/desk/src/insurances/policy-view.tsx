'use client';

import type { DeskPolicy } from '@showroom/api-contract/desk-insurances';
import { policyKinds, policyStatuses } from '@showroom/domain/account/insurance-policy';
import { formatDate } from '@showroom/domain/dates';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import type { FormEvent } from 'react';
import { uploadPolicyDocument } from '../call/call-desk.ts';
import type { FieldErrors } from '../call/refusal-of.ts';
import * as css from '../desk.css.ts';
import { ChosenFile } from '../lists/chosen-file.tsx';
import { textOf } from '../lists/text-of.ts';
import { useDesk } from '../session/use-desk.tsx';
import { kopecksOf, type TakePolicies } from './policy-form.ts';

/** One policy, its term and documents, and what may be done with it. */
export function PolicyView({ policy, errors, take }: { policy: DeskPolicy; errors: FieldErrors; take: TakePolicies }) {
  const { call } = useDesk();
  const { id, kind, status, number, insurer, vehicle, startsOn, endsOn, documents, isRenewable, isEndable } = policy;
  const name = [policyKinds[kind], number].filter(Boolean).join(' ');
  const renew = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    take(
      await call('POST /reports/insurances/{id}/term', {
        ...{ id, number: textOf(said, 'number'), startsOn: textOf(said, 'startsOn') },
        ...{ endsOn: textOf(said, 'endsOn'), premium: kopecksOf(said) },
      }),
    );
  };
  const end = async () => {
    if (confirm(`Расторгнуть полис ${name}?`)) take(await call('POST /reports/insurances/{id}/end', { id }));
  };
  const upload = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get('file');
    if (file instanceof File && file.size > 0 && take(await uploadPolicyDocument({ policy: id }, file))) form.reset();
  };
  return (
    <section aria-label={name}>
      <Stack gap={3}>
        <div>
          <Badge tone={isRenewable ? 'action' : 'quiet'}>{policyStatuses[status]}</Badge>
        </div>
        <Text weight="strong">{name}</Text>
        <Text tone="quiet">
          {[insurer, vehicle, `${formatDate(startsOn)}\u00a0— ${formatDate(endsOn)}`].filter(Boolean).join(', ')}
        </Text>
        {documents.length > 0 ? <Text>Документы: {documents.map((one) => one.name).join(', ')}</Text> : null}
        {isRenewable ? (
          <form method="post" onSubmit={renew} className={css.filters}>
            <TextField name="number" label="Номер" defaultValue={number ?? ''} error={errors.number} required />
            <TextField name="startsOn" type="date" label="Действует с" defaultValue={startsOn} required />
            <TextField name="endsOn" type="date" label="По день" defaultValue={endsOn} error={errors.endsOn} required />
            <TextField name="premium" label="Премия, ₽" inputMode="decimal" error={errors.premium} />
            <Button type="submit" tone="outline">
              {status === 'processing' ? 'Ввести в\u00a0действие' : 'Продлить'}
            </Button>
          </form>
        ) : null}
        <form method="post" onSubmit={upload} className={css.filters}>
          <ChosenFile accept="application/pdf,image/jpeg,image/png" aria-label={`Файл документа: ${name}`} />
          <Button type="submit" tone="outline">
            Приложить
          </Button>
        </form>
        {isEndable ? (
          <div>
            <Button tone="quiet" onClick={end}>
              Расторгнуть
            </Button>
          </div>
        ) : null}
      </Stack>
    </section>
  );
}
