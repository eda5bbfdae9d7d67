'use client';

import type { BonusRow, LoyaltyView } from '@showroom/api-contract/loyalty';
import { bonusStatuses } from '@showroom/domain/account/loyalty';
import { formatDate } from '@showroom/domain/dates';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { FactList } from '@showroom/ui/fact-list';
import { formatNumber, formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useState } from 'react';
import { expiringText } from '../expiring-text.ts';
import { PagesOf } from '../pages-of.tsx';
import { AwayNotice } from '../parts/away-notice.tsx';
import * as css from '../rows.css.ts';
import { useAccount } from '../session/use-account.ts';

const rules = '/service/loyalty-program/';

function termOf({ status, availableOn, expiresOn }: BonusRow): string {
  if (status === 'pending' && availableOn) return `, станут доступны ${formatDate(availableOn)}`;
  if (status === 'available' && expiresOn) return `, до\u00a0${formatDate(expiresOn)}`;
  return '';
}

function Club({ data, onPage }: { data: LoyaltyView; onPage: (page: number) => void }) {
  const { level, next, balance, pending, expiring } = data;
  return (
    <>
      {expiring ? (
        <Notice tone="notice" title={expiringText(expiring)}>
          Потратьте их раньше: в{'\u00a0'}сервисе, на{'\u00a0'}запчасти или аксессуары.
        </Notice>
      ) : null}
      <FactList
        columns={2}
        facts={[
          { label: 'Баланс', value: formatNumber(balance) },
          { label: 'Ожидают начисления', value: formatNumber(pending) },
          { label: 'Уровень', value: level.name },
          {
            label: 'Начисляем и\u00a0принимаем',
            value: `${level.ratePercent}\u00a0% и\u00a0до\u00a0${level.payPercent}\u00a0% счёта`,
          },
        ]}
      />
      {next ? (
        <Text>
          До уровня «{next.name}» осталось {formatRubles(next.left)}.
        </Text>
      ) : null}
      <Stack gap={3}>
        <Heading level={2} size="md">
          История
        </Heading>
        {data.items.length === 0 ? <Text tone="quiet">Движений пока не было.</Text> : null}
        <div>
          {data.items.map((entry) => (
            <div key={entry.id} className={`${css.row} ${css.oneLine}`}>
              <div className={css.words}>
                <Text>{entry.reason}</Text>
                <Text size="sm" tone="quiet">
                  {bonusStatuses[entry.status]} {formatDate(entry.createdAt)}
                  {termOf(entry)}
                </Text>
              </div>
              <div className={css.sum}>
                <Text weight="strong">{`${entry.points > 0 ? '+' : '−'}${formatNumber(Math.abs(entry.points))}`}</Text>
              </div>
            </div>
          ))}
        </div>
        <PagesOf meta={data.meta} onPage={onPage} />
      </Stack>
    </>
  );
}

/** `/lk/loyalty/`: level, points, what expires first, the ledger. */
export function LoyaltySection() {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useAccount('GET /loyalty', { page });
  if (isError) return <AwayNotice onRetry={refetch} />;
  if (!data) return <Skeleton height={420} shape="box" />;
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg">
        Бонусы
      </Heading>
      {data.isMember ? (
        <Club data={data} onPage={setPage} />
      ) : (
        <EmptyState title="Вы ещё не в клубе" actions={<ButtonLink href={rules}>Вступить в клуб</ButtonLink>}>
          Баллы начисляем за{'\u00a0'}сервис, запчасти и{'\u00a0'}аксессуары. Один балл{'\u00a0'}— один рубль.
        </EmptyState>
      )}
      <TextLink href={rules}>Правила программы</TextLink>
    </Stack>
  );
}
