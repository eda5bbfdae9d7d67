'use client';

import type { OrderWork } from '@showroom/api-contract/service-orders';
import { orderWorkStatuses, type WorkDecision } from '@showroom/domain/account/service-order';
import { Badge } from '@showroom/ui/badge';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { formatRubles } from '@showroom/ui/format';
import { Notice } from '@showroom/ui/notice';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../parts/parts.css.ts';
import { failureText } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';

const words: Record<WorkDecision, string> = { approved: 'Согласовать', declined: 'Отказаться' };

type Props = {
  orderId: string;
  work: OrderWork;
  /** Its own page is open: that has the name for a heading. */
  isAlone?: boolean;
};

/** A work with its price and what the customer may decide about it. */
export function WorkCard({ orderId, work, isAlone = false }: Props) {
  const call = useAccountCall();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const decide = async (decision: WorkDecision) => {
    const { id, price } = work;
    const reply = await call('POST /orders/{order}/works/{work}/decision', {
      order: orderId,
      work: id,
      decision,
      price,
    });
    // Another price meanwhile: it is to be seen before the next press.
    if (reply.kind === 'refused') await client.invalidateQueries({ queryKey: ['account'] });
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
  };
  return (
    <article className={css.card}>
      <div>
        <Badge tone={work.status === 'planned' ? 'notice' : 'quiet'}>{orderWorkStatuses[work.status]}</Badge>
      </div>
      {isAlone ? null : (
        <Text weight="strong">
          <TextLink href={`/lk/orders/${orderId}/${work.id}/`}>{work.name}</TextLink>
        </Text>
      )}
      <Text>
        {formatRubles(work.price)}
        {work.photos.length > 0 ? `, есть фото: ${work.photos.length}` : ''}
      </Text>
      {work.reason ? <Text tone="quiet">{work.reason}</Text> : null}
      {failure ? <Notice tone="critical" title={failure} /> : null}
      {work.decisions.length > 0 ? (
        <Cluster gap={3}>
          {work.decisions.map((decision) => (
            <Button
              key={decision}
              size="sm"
              tone={decision === 'approved' ? 'action' : 'outline'}
              aria-label={`${words[decision]}: ${work.name}`}
              onClick={() => decide(decision)}
            >
              {words[decision]}
            </Button>
          ))}
        </Cluster>
      ) : null}
    </article>
  );
}
