'use client';

import type { DeskReview } from '@showroom/api-contract/reviews';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useEffect, useState } from 'react';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';

type Props = { review: DeskReview; onChanged: () => void };
type Photo = DeskReview['photos'][number];

function ReviewPhoto({ review, photo, place, onChanged }: Props & { photo: Photo; place: number }) {
  const { call } = useDesk();
  // Before its review is published a photo has no address; it comes within an answer that staff alone get.
  const [bytes, setBytes] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const address = { id: review.id, photo: photo.id };
  useEffect(() => {
    let isLeft = false;
    void call('GET /reports/reviews/{id}/photos/{photo}', { id: review.id, photo: photo.id }).then((reply) => {
      if (isLeft) return;
      if (reply.kind === 'done') setBytes(reply.body.base64);
      else setFailed(true);
    });
    return () => {
      isLeft = true;
    };
  }, [call, review.id, photo.id]);
  const show = async (isShown: boolean) => {
    const reply = await call('PUT /reports/reviews/{id}/photos/{photo}', { ...address, isShown });
    if (reply.kind === 'done') onChanged();
    else setFailed(true);
  };
  const named = `фото ${place} отзыва: ${review.author}`;
  return (
    <Stack gap={1}>
      {bytes === undefined ? (
        <Skeleton height={72} shape="box" />
      ) : (
        <img
          className={css.reviewPhoto}
          src={`data:image/webp;base64,${bytes}`}
          width={photo.width}
          height={photo.height}
          alt={named}
        />
      )}
      <Button
        size="sm"
        tone="quiet"
        onClick={() => show(!photo.isShown)}
        aria-label={`${photo.isShown ? 'Убрать' : 'Вернуть'} ${named}`}
      >
        {photo.isShown ? 'Убрать' : 'Вернуть'}
      </Button>
      {isFailed && (
        <div role="alert">
          <Text size="sm" tone="critical">
            Не получилось. Попробуйте ещё раз.
          </Text>
        </div>
      )}
    </Stack>
  );
}

/** Photos of a review, each to be taken out or put back. */
export function ReviewPhotos({ review, onChanged }: Props) {
  if (review.photos.length === 0) return null;
  return (
    <Cluster gap={3} align="start">
      {review.photos.map((photo, index) => (
        <ReviewPhoto key={photo.id} review={review} photo={photo} place={index + 1} onChanged={onChanged} />
      ))}
    </Cluster>
  );
}
