'use client';

import type { DeskReview } from '@showroom/api-contract/reviews';
import { type ReviewStatus, reviewStatuses } from '@showroom/domain/review/review';
import { Heading } from '@showroom/ui/heading';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';
import { reviewWords, timeText } from '../words.ts';
import { ListingView } from './listing-view.tsx';
import { ReviewActs } from './review-acts.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { useListing } from './use-listing.ts';

const options = [{ value: '', label: 'Все' }, ...reviewStatuses.map((value) => ({ value, label: reviewWords[value] }))];

function Words({ review, onChanged }: { review: DeskReview; onChanged: () => void }) {
  const { text, pros, cons, reply, reason } = review;
  return (
    <Stack gap={2}>
      <Text size="sm">{text}</Text>
      {pros && <Text size="sm">Понравилось: {pros}</Text>}
      {cons && <Text size="sm">Не понравилось: {cons}</Text>}
      <ReviewPhotos review={review} onChanged={onChanged} />
      {reply && (
        <Text size="sm" tone="quiet">
          Ответ: {reply.text}
        </Text>
      )}
      {reason && (
        <Text size="sm" tone="critical">
          Отклонён: {reason}
        </Text>
      )}
    </Stack>
  );
}

/** Reviews of the holding: those that wait first in mind, every one to be published, rejected and answered. */
export function ReviewsSection() {
  const { call, generation } = useDesk();
  const [asked, setAsked] = useState<{ status: '' | ReviewStatus; page: number }>({ status: 'pending', page: 1 });
  const [changes, setChanges] = useState(0);
  const { status, page: current } = asked;
  const { page, failed } = useListing(`${generation} ${changes} ${JSON.stringify(asked)}`, () =>
    call('GET /reports/reviews', { ...(status && { status }), page: current }),
  );
  const changed = () => setChanges((count) => count + 1);
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Отзывы
      </Heading>
      <search className={css.filters}>
        <Select
          name="status"
          label="Состояние"
          value={status}
          options={options}
          onChange={({ target }) => setAsked({ page: 1, status: target.value as '' | ReviewStatus })}
        />
      </search>
      <ListingView
        page={page}
        failed={failed}
        columns={['Отзыв', 'О ком', 'Оценка', 'Когда', 'Состояние', '']}
        {...(status === 'pending' && { emptyText: 'Отзывов на\u00a0проверку нет.' })}
        keyOf={({ id }) => id}
        cells={(review) => [
          <Words key="words" review={review} onChanged={changed} />,
          [review.author, review.dealer?.name, review.employee?.name, review.item?.name].filter(Boolean).join(', '),
          review.verified ? `${review.rating}, клиент подтверждён` : String(review.rating),
          timeText(review.createdAt),
          reviewWords[review.status],
          <ReviewActs key="acts" review={review} onChanged={changed} />,
        ]}
        onPage={(next) => setAsked((was) => ({ ...was, page: next }))}
      />
    </Stack>
  );
}
