'use client';

import { policyKinds } from '@showroom/domain/account/insurance-policy';
import { formatDate } from '@showroom/domain/dates';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { OwnState } from '../parts/own-state.tsx';
import * as css from '../parts/parts.css.ts';
import { useAccount } from '../session/use-account.ts';
import { PolicyStatusBadge } from './policy-status-badge.tsx';

/** Policies of the customer. */
export function InsurancesSection() {
  const policies = useAccount('GET /insurances', {});
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Страховки
      </Heading>
      <OwnState query={policies} missing="Полисов нет">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Полисов пока нет"
              actions={<ButtonLink href="/services/insurance/">Рассчитать страховку</ButtonLink>}
            >
              Полисы, оформленные у{'\u00a0'}нас, появятся здесь. Напомним, когда срок подойдёт к{'\u00a0'}концу.
            </EmptyState>
          ) : (
            <Stack gap={4}>
              {items.map((policy) => (
                <article key={policy.id} className={css.card}>
                  <PolicyStatusBadge status={policy.status} />
                  <Text weight="strong">
                    <TextLink href={`/lk/insurances/${policy.id}/`}>
                      {[policyKinds[policy.kind], policy.number].filter(Boolean).join(' ')}
                    </TextLink>
                  </Text>
                  <Text>{[policy.insurer, policy.vehicle].filter(Boolean).join(', ')}</Text>
                  <Text tone="quiet">
                    {formatDate(policy.startsOn)}&nbsp;— {formatDate(policy.endsOn)}
                  </Text>
                </article>
              ))}
            </Stack>
          )
        }
      </OwnState>
    </Stack>
  );
}
