'use client';

import { holdMinutes } from '@showroom/domain/booking/rules';
import type { LeadFormProps } from '@showroom/forms/lead-form-props';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { momentText } from '../booking/booking-words.ts';
import type { FormExtra } from '../form/form-extra.ts';
import { toRefusal } from '../lead/to-refusal.ts';

// Most visitors leave the time to the manager: the calendar comes when it is asked for.
const TestDriveTimes = lazy(() => import('./test-drive-times.tsx').then((file) => ({ default: file.TestDriveTimes })));
/** What only a chosen time needs, loaded with the first one. */
const loadCalls = () => Promise.all([import('../booking/booking-calls.ts'), import('../booking/booking-keep.ts')]);

type Chosen = { dealer: string; mark: string; startsAt: string };
const markCode = /^[a-z0-9][a-z0-9-]{0,63}$/;
const renewMs = (holdMinutes * 60_000) / 2;
const slotOf = ({ dealer, mark, startsAt }: Chosen) => ({
  ...{ kind: 'testdrive' as const, works: [], dealer, mark, startsAt },
});

/** A real free time of the chosen centre in the form of the test drive; without one the form is the wish that it was. */
export const useTestDriveTime: FormExtra = ({ companyPhone }) => {
  /** Made with the first chosen time: a page that is rendered ahead has none. */
  const secret = useRef('');
  const [chosen, setChosen] = useState<Chosen>();
  const [nearest, setNearest] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState('');
  const hold = (wish: Chosen) =>
    loadCalls().then(
      ([{ holdTime }, { newSecret }]) => {
        secret.current ||= newSecret();
        return holdTime(slotOf(wish), secret.current);
      },
      () => ({ state: 'failed' as const }),
    );
  useEffect(() => {
    if (!chosen) return;
    const timer = setInterval(() => void hold(chosen), renewMs);
    return () => clearInterval(timer);
  }, [chosen]);

  const choose = async (wish: Chosen) => {
    setTrouble('');
    const held = await hold(wish);
    setNearest(held.state === 'taken' ? held.nearest : []);
    setChosen(held.state === 'done' ? wish : undefined);
    setOpen(held.state !== 'done');
    if (held.state === 'failed')
      setTrouble('Не\u00a0получилось занять время. Попробуйте ещё раз или\u00a0отправьте форму без\u00a0него.');
  };

  const sendWith =
    (sendLead: LeadFormProps['send']): LeadFormProps['send'] =>
    async (data, options) => {
      // Another centre or mark was chosen since: its time is not this one.
      if (!chosen || data.dealer !== chosen.dealer) return sendLead(data, options);
      const slot = { ...slotOf(chosen), secret: secret.current, formUrl: location.pathname, formData: data };
      const [{ confirmBooking }] = await loadCalls();
      const sent = await confirmBooking(slot, options.idempotencyKey);
      if (sent.kind === 'done') {
        // The next booking has a key of its own.
        secret.current = '';
        setChosen(undefined);
        const { number, token } = sent.body;
        const promise = `Ждём вас: ${momentText(sent.body.startsAt)}.`;
        return { ok: true, number, promise, ...(token && { statusHref: `/request/#${token}` }) };
      }
      const slots = sent.kind === 'refused' ? sent.fields.filter(({ field }) => field === 'slot') : [];
      if (slots.length === 0) return toRefusal(sent);
      setChosen(undefined);
      setNearest(slots.map(({ message }) => message));
      setOpen(true);
      return { failed: true, message: 'Это время только что заняли. Выберите другое: введённое останется.' };
    };

  const after: LeadFormProps['after'] = ({ dealer, mark }) => {
    if (!dealer || !mark || !markCode.test(mark)) return null;
    const own = chosen?.dealer === dealer && chosen.mark === mark ? chosen : undefined;
    return (
      <Stack gap={3}>
        <div role="status">
          {own && (
            <Text weight="strong">
              Время за{'\u00a0'}вами: {momentText(own.startsAt)}. Держим его {holdMinutes} минут.
            </Text>
          )}
          {trouble && <Text tone="critical">{trouble}</Text>}
        </div>
        <Cluster gap={3}>
          <Button tone="outline" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {own ? 'Другое время' : 'Выбрать точное время'}
          </Button>
          {own && (
            <Button tone="quiet" size="sm" onClick={() => setChosen(undefined)}>
              Без точного времени
            </Button>
          )}
        </Cluster>
        {isOpen && (
          <Suspense fallback={<Skeleton height={420} shape="box" />}>
            <TestDriveTimes
              dealer={dealer}
              mark={mark}
              startsAt={own?.startsAt ?? ''}
              nearest={nearest}
              companyPhone={companyPhone}
              onChoose={(startsAt) => choose({ dealer, mark, startsAt })}
            />
          </Suspense>
        )}
      </Stack>
    );
  };
  return { after, sendWith };
};
