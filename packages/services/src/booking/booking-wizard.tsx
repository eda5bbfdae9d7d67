'use client';

import type { BookableWork } from '@showroom/api-contract/booking';
import { sumOf } from '@showroom/domain/booking/works';
import { Button } from '@showroom/ui/button';
import { Skeleton } from '@showroom/ui/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormFacts } from '../lead/form-facts.ts';
import * as css from './booking.css.ts';
import {
  type BookingChoice,
  type BookingStep,
  bookingQuery,
  bookingSteps,
  isDone,
  readBookingQuery,
} from './booking-state.ts';
import { durationText, momentText, priceText } from './booking-words.ts';
import { CarStep } from './car-step.tsx';
import { type BookingCentre, CentreStep } from './centre-step.tsx';
import { ContactsStep } from './contacts-step.tsx';
import { DoneStep } from './done-step.tsx';
import { TimeStep } from './time-step.tsx';
import { WorksStep } from './works-step.tsx';

type Props = {
  facts: FormFacts;
  /** Names of marks. */
  marks: readonly string[];
  centres: readonly BookingCentre[];
  works: readonly BookableWork[];
  /** In a frame of a partner: links leave the frame, the address of the frame stays as it is. */
  isEmbedded?: boolean;
  /** The visit is booked; its key opens it. */
  onDone?: (secret: string) => void;
};

const titles: Record<BookingStep, string> = {
  car: 'Автомобиль',
  centre: 'Центр',
  works: 'Работы',
  time: 'День и\u00a0время',
  contacts: 'Контакты',
};

type State = { choice: BookingChoice; step: BookingStep };

/** Steps in the address, so that Back goes a step back and a reload keeps what was chosen. */
function useSteps(isEmbedded: boolean) {
  const [state, setState] = useState<State>();
  useEffect(() => {
    const read = () => setState(readBookingQuery(location.search));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  const go = (choice: BookingChoice, step: BookingStep) => {
    const query = bookingQuery(location.search, choice, step);
    if (isEmbedded) history.replaceState(history.state, '', query);
    else history.pushState(history.state, '', query);
    setState({ choice, step });
  };
  return { state, go };
}

/** Service booking, step by step: car, centre, works, time, contacts. Knows nothing of the frame around it. */
export function BookingWizard({ facts, marks, centres, works, isEmbedded = false, onDone }: Props) {
  const { state, go } = useSteps(isEmbedded);
  const [done, setDone] = useState<{ number: string; secret: string; statusToken: string | undefined }>();
  const open = useRef<HTMLElement>(null);
  const shown = useRef<BookingStep>(undefined);
  const step = state?.step;
  useEffect(() => {
    // Not at the first sight of the page: nobody has pressed anything yet.
    if (shown.current !== undefined && step !== shown.current) open.current?.focus();
    shown.current = step;
  }, [step]);
  if (!state) return <Skeleton height={640} shape="box" />;
  const { choice } = state;
  const centre = centres.find(({ code }) => code === choice.dealer);
  const chosen = works.filter(({ code }) => choice.works.includes(code));
  const visit = { kind: 'service' as const, dealer: choice.dealer, works: chosen.map(({ code }) => code) };
  if (done) return <DoneStep {...done} startsAt={choice.startsAt} centre={centre?.name ?? ''} />;

  const total = sumOf(chosen);
  const summaries: Record<BookingStep, string> = {
    car: [choice.mark, choice.model, choice.year].filter(Boolean).join(' '),
    centre: centre ? `${centre.name}, ${centre.address}` : '',
    works: `${chosen.map(({ name }) => name).join('; ')} — ${durationText(total.minutes)}, ${priceText(total.price)}`,
    time: choice.startsAt && momentText(choice.startsAt),
    contacts: '',
  };
  const bodies: Record<BookingStep, () => ReactNode> = {
    car: () => <CarStep car={choice} marks={marks} onDone={(car) => go({ ...choice, ...car }, 'centre')} />,
    centre: () => (
      <CentreStep
        centres={centres}
        chosen={choice.dealer}
        onDone={(dealer) =>
          go({ ...choice, dealer, startsAt: dealer === choice.dealer ? choice.startsAt : '' }, 'works')
        }
      />
    ),
    works: () => (
      <WorksStep
        works={works}
        chosen={choice.works}
        onDone={(codes) => go({ ...choice, works: codes, startsAt: '' }, 'time')}
      />
    ),
    time: () => (
      <TimeStep
        visit={visit}
        startsAt={choice.startsAt}
        companyPhone={facts.companyPhone}
        onDone={(startsAt) => go({ ...choice, startsAt }, 'contacts')}
      />
    ),
    contacts: () => (
      <ContactsStep
        slot={{ ...visit, startsAt: choice.startsAt }}
        car={choice}
        facts={facts}
        onMoved={(startsAt) => go({ ...choice, startsAt }, 'contacts')}
        onDone={(made) => {
          setDone(made);
          onDone?.(made.secret);
        }}
      />
    ),
  };
  const at = bookingSteps.indexOf(state.step);
  return (
    <div className={css.steps}>
      {bookingSteps.map((name, place) => {
        const isOpen = name === state.step;
        const isBefore = place < at && isDone(choice, name);
        return (
          <section
            key={name}
            ref={isOpen ? open : undefined}
            tabIndex={isOpen ? -1 : undefined}
            className={css.step}
            aria-label={`Шаг ${place + 1} из ${bookingSteps.length}: ${titles[name]}`}
            aria-current={isOpen ? 'step' : undefined}
          >
            <div className={css.stepHead}>
              <h2 className={isOpen || isBefore ? css.stepTitle : `${css.stepTitle} ${css.waiting}`}>
                {place + 1}. {titles[name]}
              </h2>
              {isBefore && <p className={css.summary}>{summaries[name]}</p>}
              {isBefore && (
                <Button
                  tone="quiet"
                  size="sm"
                  aria-label={`Изменить: ${titles[name]}`}
                  onClick={() => go(choice, name)}
                >
                  Изменить
                </Button>
              )}
            </div>
            {isOpen && bodies[name]()}
          </section>
        );
      })}
    </div>
  );
}
