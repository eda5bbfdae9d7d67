'use client';

import type { InsuranceDetail } from '@showroom/api-contract/insurances';
import { policyKinds } from '@showroom/domain/account/insurance-policy';
import { formatDate } from '@showroom/domain/dates';
import { opensDialog } from '@showroom/domain/dialogs';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import { maskPolicyNumber, maskStateNumber } from '@showroom/domain/lead/masks';
import { countOf } from '@showroom/domain/text';
import { presetDraft } from '@showroom/forms/lead-drafts';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Cluster } from '@showroom/ui/cluster';
import { FactList } from '@showroom/ui/fact-list';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useEffect, useState } from 'react';
import { saveOwnFile } from '../parts/own-file.ts';
import { OwnState } from '../parts/own-state.tsx';
import * as css from '../parts/parts.css.ts';
import { pathPart } from '../parts/path-part.ts';
import { failureText } from '../parts/refusal.ts';
import { useAccount, useAccountCall } from '../session/use-account.ts';
import { PolicyStatusBadge } from './policy-status-badge.tsx';

const factsOf = ({ number, insurer, vehicle, stateNumber, startsOn, endsOn, premium }: InsuranceDetail) =>
  [
    ['Номер', number],
    ['Страховая компания', insurer],
    ['Автомобиль', [vehicle, stateNumber?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')],
    ['Срок', `${formatDate(startsOn)}\u00a0— ${formatDate(endsOn)}`],
    ['Премия', premium === null ? null : formatRubles(premium)],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));

const path = '/services/insurance/';

/** The forms know the policy before they open. It goes through the tab, not the address: numbers are personal. */
function useFilledForms({ number, insurer, stateNumber, endsOn }: InsuranceDetail): void {
  useEffect(() => {
    const known = {
      insurer,
      policyNumber: maskPolicyNumber(number ?? ''),
      stateNumber: maskStateNumber(stateNumber ?? ''),
    };
    // A form is in the script of its own dialog alone; without it nothing is filled.
    const forget = () => undefined;
    import('@showroom/domain/lead/insurance-claim-form').then(
      ({ insuranceClaimForm }) => presetDraft(insuranceClaimForm, known),
      forget,
    );
    import('@showroom/domain/lead/insurance-renewal-form').then(
      // It takes no day that is over.
      ({ insuranceRenewalForm }) =>
        presetDraft(insuranceRenewalForm, { ...known, policyEnd: endsOn >= moscowToday() ? endsOn : '' }),
      forget,
    );
  }, [number, insurer, stateNumber, endsOn]);
}

function Matter({ policy }: { policy: InsuranceDetail }) {
  const call = useAccountCall();
  const [failure, setFailure] = useState<string>();
  const { status, daysLeft } = policy;
  useFilledForms(policy);
  const isOver = status === 'expired' || status === 'cancelled';
  const save = async (document: string) => {
    const input = { insurance: policy.id, document };
    const reply = await call('GET /insurances/{insurance}/documents/{document}', input);
    if (reply.kind === 'done') saveOwnFile(reply.body);
    else setFailure(failureText(reply));
  };
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ name: 'Страховки', href: '/lk/insurances/' }, { name: policyKinds[policy.kind] }]} />
      <Heading level={1} size="lg">
        {policyKinds[policy.kind]}
      </Heading>
      <PolicyStatusBadge status={status} />
      {status === 'expiring' ? (
        <Notice
          tone="notice"
          title={
            daysLeft === 0 ? 'Сегодня последний день полиса' : `Осталось ${countOf(daysLeft, ['день', 'дня', 'дней'])}`
          }
        />
      ) : null}
      <FactList facts={factsOf(policy)} />
      <Cluster gap={3}>
        <ButtonLink href={path} {...opensDialog('insurance-renewal')}>
          {isOver ? 'Оформить новый полис' : 'Продлить'}
        </ButtonLink>
        {isOver || status === 'processing' ? null : (
          <ButtonLink tone="outline" href={path} {...opensDialog('insurance-claim')}>
            Заявить о{'\u00a0'}страховом случае
          </ButtonLink>
        )}
      </Cluster>
      <Stack gap={3}>
        <Heading level={2} size="md">
          Что застраховано
        </Heading>
        {policy.cover.length === 0 ? <Text tone="quiet">Условия — в{'\u00a0'}документах полиса.</Text> : null}
        <FactList
          facts={policy.cover.map(({ name, sum }) => ({
            label: name,
            value: sum === null ? 'включено' : `до ${formatRubles(sum)}`,
          }))}
        />
      </Stack>
      {policy.documents.length > 0 ? (
        <Stack gap={3}>
          <Heading level={2} size="md">
            Документы
          </Heading>
          {policy.documents.map(({ id, name }) => (
            <button key={id} type="button" className={css.lineButton} onClick={() => save(id)}>
              {name}
            </button>
          ))}
        </Stack>
      ) : null}
      {failure ? <Notice tone="critical" title={failure} /> : null}
    </Stack>
  );
}

/** One policy: term, cover, renewal and claim. */
export function InsuranceSection() {
  const policy = useAccount('GET /insurances/{insurance}', { insurance: pathPart(1) });
  return (
    <OwnState query={policy} missing="Такого полиса нет">
      {(found) => <Matter policy={found} />}
    </OwnState>
  );
}
