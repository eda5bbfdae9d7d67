'use client';

import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Button } from '@showroom/ui/button';
import { FactList } from '@showroom/ui/fact-list';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { TextLink } from '@showroom/ui/text-link';
import { useEffect, useState } from 'react';
import * as css from './booking.css.ts';
import { type BookingView, cancelBooking, moveBooking, readBooking, type Wish } from './booking-calls.ts';
import { momentText, priceText } from './booking-words.ts';
import { CalendarButton } from './calendar-button.tsx';
import { CallUs } from './call-us.tsx';
import { NearestTimes } from './nearest-times.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useFreeTimes } from './use-free-times.ts';

type Found = BookingView | 'loading' | 'unknown' | 'away';

const titles: Record<BookingView['status'], string> = {
  confirmed: 'Вы записаны',
  cancelled: 'Запись отменена',
  done: 'Визит состоялся',
  no_show: 'Визит не\u00a0состоялся',
};

/** The booking of the key in the address: what, where, when; move and cancel. The key stays behind `#`, no server sees it there. */
export function BookingManager({ companyPhone }: { companyPhone: string }) {
  const [secret, setSecret] = useState<string>();
  const [found, setFound] = useState<Found>('loading');
  const [round, setRound] = useState(0);
  useEffect(() => {
    const read = () => setSecret(location.hash.slice(1));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    if (secret === undefined) return;
    setFound('loading');
    if (secret === '') return setFound('unknown');
    void readBooking(secret).then((sent) => {
      if (sent.kind === 'done') setFound(sent.body);
      else setFound(sent.kind === 'failed' && sent.reason === 'unreachable' ? 'away' : 'unknown');
    });
  }, [secret, round]);
  if (found === 'loading' || secret === undefined) return <Skeleton height={420} shape="box" />;
  if (found === 'away') {
    return <CallUs title="Не удалось открыть запись" phone={companyPhone} onRetry={() => setRound(round + 1)} />;
  }
  if (found === 'unknown') {
    return (
      <Notice title="Такой записи нет">
        <p>
          Проверьте ссылку из{'\u00a0'}сообщения: она копируется целиком. Или{'\u00a0'}позвоните:{' '}
          <TextLink href={phoneHref(companyPhone)}>{phoneText(companyPhone)}</TextLink>.
        </p>
      </Notice>
    );
  }
  return <Booking view={found} secret={secret} companyPhone={companyPhone} onChanged={setFound} />;
}

type BookingProps = {
  view: BookingView;
  secret: string;
  companyPhone: string;
  onChanged: (view: BookingView) => void;
};

function Booking({ view, secret, companyPhone, onChanged }: BookingProps) {
  const [mode, setMode] = useState<'view' | 'move' | 'cancel'>('view');
  const [trouble, setTrouble] = useState<Exclude<Wish<BookingView>, { state: 'done' }>>();
  const [isBusy, setBusy] = useState(false);
  const { kind, dealer, works, mark } = view;
  const asked = { kind, dealer: dealer.code, ...(mark ? { mark } : {}) };
  const codes = works.map(({ code }) => code).join(',');
  const { times, reload } = useFreeTimes(mode === 'move' ? { ...asked, ...(codes ? { works: codes } : {}) } : null);
  const act = async (work: Promise<Wish<BookingView>>) => {
    setBusy(true);
    setTrouble(undefined);
    const wish = await work;
    setBusy(false);
    if (wish.state !== 'done') {
      setTrouble(wish);
      return reload();
    }
    onChanged(wish.body);
    setMode('view');
  };
  const move = (startsAt: string) => void act(moveBooking(secret, startsAt));
  const title = view.isPast && view.status === 'confirmed' ? 'Время визита прошло' : titles[view.status];
  return (
    <div className={css.steps}>
      <div className={css.step} aria-busy={isBusy || undefined}>
        <Notice tone={view.isChangeable ? 'positive' : 'info'} title={title}>
          <p>{momentText(view.startsAt)} по московскому времени</p>
        </Notice>
        <FactList
          facts={[
            { label: 'Номер', value: view.number },
            { label: 'Центр', value: `${dealer.name}, ${dealer.address}` },
            { label: 'Телефон', value: <TextLink href={phoneHref(dealer.phone)}>{phoneText(dealer.phone)}</TextLink> },
            ...(view.vehicle ? [{ label: 'Автомобиль', value: view.vehicle }] : []),
            ...(works.length > 0
              ? [
                  { label: 'Работы', value: works.map(({ name }) => name).join('; ') },
                  { label: 'Стоимость работ', value: priceText(view.price) },
                ]
              : []),
          ]}
        />
        {trouble?.state === 'taken' && <NearestTimes nearest={trouble.nearest} onChoose={move} />}
        {trouble?.state === 'failed' && <CallUs title="Не удалось изменить запись" phone={dealer.phone} />}
        {mode === 'move' && (
          <TimeChoice
            times={times}
            startsAt={view.startsAt}
            onChoose={move}
            companyPhone={companyPhone}
            onRetry={reload}
          />
        )}
        <div className={css.row}>
          {mode === 'view' && <CalendarButton calendar={view.calendar} />}
          {mode === 'view' && view.isChangeable && (
            <>
              <Button tone="outline" onClick={() => setMode('move')}>
                Перенести
              </Button>
              <Button tone="quiet" onClick={() => setMode('cancel')}>
                Отменить запись
              </Button>
            </>
          )}
          {mode === 'cancel' && (
            <Button tone="critical" busy={isBusy} onClick={() => act(cancelBooking(secret))}>
              Да, отменить запись
            </Button>
          )}
          {mode !== 'view' && (
            <Button tone="quiet" onClick={() => setMode('view')}>
              Оставить как есть
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
