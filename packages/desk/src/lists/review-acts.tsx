'use client';

import type { DeskReview } from '@showroom/api-contract/reviews';
import { Button } from '@showroom/ui/button';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextArea } from '@showroom/ui/text-area';
import { useState } from 'react';
import type { DeskReply } from '../call/call-desk.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { useDesk } from '../session/use-desk.tsx';

type Asks = 'reason' | 'reply';
const labels: Record<Asks, string> = { reason: 'Причина отказа', reply: 'Ответ центра' };

/** What staff do with a review. A rejection and an answer ask for words first. */
export function ReviewActs({ review, onChanged }: { review: DeskReview; onChanged: () => void }) {
  const { call } = useDesk();
  const [asks, setAsks] = useState<Asks>();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const done = (reply: DeskReply<unknown>) => {
    if (reply.kind === 'done') {
      setAsks(undefined);
      setError(undefined);
      onChanged();
      return;
    }
    const refusal = refusalOf(reply);
    setError(refusal.reason ?? refusal.text ?? refusal.form);
  };
  const decide = async (status: 'published' | 'rejected', reason?: string) =>
    done(await call('PUT /reports/reviews/{id}/status', { id: review.id, status, ...(reason && { reason }) }));
  const answer = async () => done(await call('PUT /reports/reviews/{id}/reply', { id: review.id, text: text.trim() }));
  const ask = (what: Asks) => {
    setText(what === 'reply' ? (review.reply?.text ?? '') : '');
    setAsks(what);
  };
  const named = `отзыв: ${review.author}`;
  return (
    <Stack gap={2}>
      {review.status !== 'published' && (
        <Button size="sm" onClick={() => decide('published')} aria-label={`Опубликовать ${named}`}>
          Опубликовать
        </Button>
      )}
      {review.status !== 'rejected' && (
        <Button size="sm" tone="quiet" onClick={() => ask('reason')} aria-label={`Отклонить ${named}`}>
          Отклонить
        </Button>
      )}
      <Button size="sm" tone="quiet" onClick={() => ask('reply')} aria-label={`Ответить на ${named}`}>
        Ответить
      </Button>
      {asks && (
        <>
          <TextArea
            name={asks}
            label={labels[asks]}
            rows={4}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button size="sm" onClick={() => (asks === 'reason' ? decide('rejected', text.trim()) : answer())}>
            {asks === 'reason' ? 'Отклонить с\u00a0этой причиной' : 'Сохранить ответ'}
          </Button>
        </>
      )}
      {error && (
        <div role="alert">
          <Text size="sm" tone="critical">
            {error}
          </Text>
        </div>
      )}
    </Stack>
  );
}
