'use client';

import { Notice } from '@showroom/ui/notice';
import { useState } from 'react';
import * as css from './booking.css.ts';
import { holdTime, type Slot } from './booking-calls.ts';
import { currentSecret } from './booking-keep.ts';
import { NearestTimes } from './nearest-times.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useFreeTimes } from './use-free-times.ts';

type Props = {
  visit: Omit<Slot, 'startsAt'>;
  startsAt: string;
  companyPhone: string;
  onDone: (startsAt: string) => void;
};

/** Day and time; what is chosen is held for this visitor before the next step opens. */
export function TimeStep({ visit, startsAt, companyPhone, onDone }: Props) {
  const { kind, dealer, works, mark } = visit;
  const { times, reload } = useFreeTimes({ kind, dealer, works: works.join(','), ...(mark ? { mark } : {}) });
  const [trouble, setTrouble] = useState<{ nearest: string[] } | 'many' | 'away'>();
  const [isBusy, setBusy] = useState(false);
  const choose = async (wanted: string) => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(undefined);
    const wish = await holdTime({ ...visit, startsAt: wanted }, currentSecret());
    setBusy(false);
    if (wish.state === 'done') return onDone(wanted);
    if (wish.state === 'taken') {
      setTrouble({ nearest: wish.nearest });
      return reload();
    }
    setTrouble(wish.isTooMany ? 'many' : 'away');
  };
  return (
    <div className={css.stack} aria-busy={isBusy || undefined}>
      {typeof trouble === 'object' && <NearestTimes nearest={trouble.nearest} onChoose={choose} />}
      {trouble === 'many' && (
        <Notice tone="critical" title="Слишком много попыток">
          <p>Подождите несколько минут или{'\u00a0'}позвоните нам.</p>
        </Notice>
      )}
      <TimeChoice
        times={trouble === 'away' ? null : times}
        startsAt={startsAt}
        onChoose={choose}
        companyPhone={companyPhone}
        onRetry={() => {
          setTrouble(undefined);
          reload();
        }}
      />
    </div>
  );
}
