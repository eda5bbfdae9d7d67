'use client';

import { Text } from '@showroom/ui/text';
import { NearestTimes } from '../booking/nearest-times.tsx';
import { TimeChoice } from '../booking/time-choice.tsx';
import { useFreeTimes } from '../booking/use-free-times.ts';

type Props = {
  dealer: string;
  mark: string;
  /** `''` for none. */
  startsAt: string;
  /** Free times near one that somebody was quicker at. */
  nearest: readonly string[];
  companyPhone: string;
  onChoose: (startsAt: string) => void;
};

/** Free times of a demo car of the mark at the centre. */
export function TestDriveTimes({ dealer, mark, startsAt, nearest, companyPhone, onChoose }: Props) {
  const { times, reload } = useFreeTimes({ kind: 'testdrive', dealer, mark });
  if (times && times !== 'loading' && times.days.length === 0)
    return <Text tone="quiet">Демо-автомобиля этой марки в центре сейчас нет: время назовёт менеджер.</Text>;
  return (
    <>
      {nearest.length > 0 && <NearestTimes nearest={nearest} onChoose={onChoose} />}
      <TimeChoice times={times} startsAt={startsAt} onChoose={onChoose} companyPhone={companyPhone} onRetry={reload} />
    </>
  );
}
