'use client';

import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import * as css from './booking.css.ts';
import { momentText } from './booking-words.ts';

type Props = { nearest: readonly string[]; onChoose: (startsAt: string) => void };

/** Somebody was quicker: the free times nearest to the wanted one. */
export function NearestTimes({ nearest, onChoose }: Props) {
  return (
    <Notice tone="critical" title="Это время только что заняли">
      <div className={css.stack}>
        <p>Ближайшее свободное время:</p>
        <div className={css.row}>
          {nearest.map((startsAt) => (
            <Button key={startsAt} tone="outline" size="sm" onClick={() => onChoose(startsAt)}>
              {momentText(startsAt)}
            </Button>
          ))}
        </div>
      </div>
    </Notice>
  );
}
