'use client';

import { ButtonLink } from '@showroom/ui/button-link';
import { Notice } from '@showroom/ui/notice';
import { Text } from '@showroom/ui/text';
import { useEffect, useRef, useState } from 'react';
import * as css from './booking.css.ts';
import { type BookingView, readBooking } from './booking-calls.ts';
import { momentText } from './booking-words.ts';
import { CalendarButton } from './calendar-button.tsx';

type Props = { number: string; secret: string; startsAt: string; centre: string; statusToken?: string | undefined };

/** The visit is booked: number, when and where, the calendar, the way to change it. */
export function DoneStep({ number, secret, startsAt, centre, statusToken }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<BookingView>();
  useEffect(() => {
    place.current?.focus();
    void readBooking(secret).then((sent) => sent.kind === 'done' && setView(sent.body));
  }, [secret]);
  return (
    <div ref={place} tabIndex={-1} className={css.step}>
      <Notice tone="positive" title={`Вы записаны: ${momentText(startsAt)}`}>
        <p>
          Номер записи {number}. Ждём вас в{'\u00a0'}центре «{centre}». Подтверждение отправили в{'\u00a0'}сообщении,
          накануне напомним.
        </p>
      </Notice>
      <div className={css.row}>
        {view && <CalendarButton calendar={view.calendar} />}
        <ButtonLink tone="outline" href={`/booking/#${secret}`}>
          Перенести или{'\u00a0'}отменить
        </ButtonLink>
        {statusToken && (
          <ButtonLink tone="quiet" href={`/request/#${statusToken}`}>
            Написать сервису
          </ButtonLink>
        )}
      </div>
      <Text size="sm" tone="quiet">
        Ссылка на{'\u00a0'}запись открывает её без{'\u00a0'}пароля: не{'\u00a0'}пересылайте её.
      </Text>
    </div>
  );
}
