'use client';

import { holdMinutes } from '@showroom/domain/booking/rules';
import { serviceOnlineForm } from '@showroom/domain/lead/service-online-form';
import { LeadForm } from '@showroom/forms/lead-form';
import type { LeadFormProps } from '@showroom/forms/lead-form-props';
import { Text } from '@showroom/ui/text';
import { useOwnContacts } from '@showroom/visitor/use-own-contacts';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { FormFacts } from '../lead/form-facts.ts';
import { tellForm } from '../lead/tell-form.ts';
import { toRefusal } from '../lead/to-refusal.ts';
import * as css from './booking.css.ts';
import { confirmBooking, holdTime, type Slot } from './booking-calls.ts';
import { currentSecret, keep, readKept } from './booking-keep.ts';
import type { BookingChoice } from './booking-state.ts';
import { momentText } from './booking-words.ts';
import { NearestTimes } from './nearest-times.tsx';

type Props = {
  slot: Slot;
  car: Pick<BookingChoice, 'mark' | 'model' | 'year'>;
  facts: FormFacts;
  onMoved: (startsAt: string) => void;
  onDone: (done: { number: string; secret: string; statusToken: string | undefined }) => void;
};

const kept = ['firstname', 'phone', 'email', 'comment'] as const;
const isPerson = (name: string): name is (typeof kept)[number] => kept.some((one) => one === name);
/** The car was asked for before. */
const form = { ...serviceOnlineForm, fields: serviceOnlineForm.fields.filter(({ name }) => isPerson(name)) };
const tell = tellForm(serviceOnlineForm);
/** The time is kept while the visitor types. */
const renewMs = (holdMinutes * 60_000) / 2;

/** Who comes, and consent; sending books. */
export function ContactsStep({ slot, car, facts, onMoved, onDone }: Props) {
  const [nearest, setNearest] = useState<string[]>();
  const own = useOwnContacts();
  const prefill = useMemo(() => {
    const { firstname, phone, email } = readKept();
    return { ...own, ...(firstname && { firstname }), ...(phone && { phone }), ...(email && { email }) };
  }, [own]);
  const slotText = JSON.stringify(slot);
  useEffect(() => {
    const timer = setInterval(() => void holdTime(JSON.parse(slotText), currentSecret()), renewMs);
    return () => clearInterval(timer);
  }, [slotText]);
  const send: LeadFormProps['send'] = async (data, { idempotencyKey }) => {
    const { totalTrip, stateNumber, vin } = readKept();
    const formData = {
      ...data,
      mark: car.mark,
      model: car.model,
      ...(car.year && { manufactureYear: car.year }),
      ...(totalTrip && { totalTrip }),
      ...(stateNumber && { stateNumber }),
      ...(vin && { vin }),
    };
    const secret = currentSecret();
    const sent = await confirmBooking({ ...slot, secret, formUrl: location.pathname, formData }, idempotencyKey);
    if (sent.kind === 'done') {
      // The next booking of this tab has a key of its own.
      keep({ secret: '' });
      onDone({ number: sent.body.number, secret, statusToken: sent.body.token });
      return { ok: true, number: sent.body.number };
    }
    const slots = sent.kind === 'refused' ? sent.fields.filter(({ field }) => field === 'slot') : [];
    if (slots.length === 0) return toRefusal(sent);
    setNearest(slots.map(({ message }) => message));
    return { failed: true, message: 'Это время только что заняли. Выберите другое: введённое останется.' };
  };
  const remember = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    if (isPerson(name)) keep({ [name]: value });
  };
  return (
    <div className={css.stack} onInput={remember}>
      <Text>
        Держим за{'\u00a0'}вами {momentText(slot.startsAt)}&nbsp;— {holdMinutes} минут, пока вы заполняете форму.
      </Text>
      {nearest && (
        <NearestTimes
          nearest={nearest}
          onChoose={(startsAt) => {
            setNearest(undefined);
            onMoved(startsAt);
          }}
        />
      )}
      <div className={css.narrow}>
        <LeadForm
          form={form}
          prefill={prefill}
          city={facts.city}
          consentMode={facts.consentMode}
          companyPhone={facts.companyPhone}
          send={send}
          onSent={tell}
        />
      </div>
    </div>
  );
}
