/** Steps of a booking, in their order. */
export const bookingSteps = ['car', 'centre', 'works', 'time', 'contacts'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** What was chosen and may stand in an address: nothing of it names a person or a car's owner. */
export type BookingChoice = {
  mark: string;
  model: string;
  year: string;
  dealer: string;
  works: readonly string[];
  /** `2026-11-24T10:00:00+03:00` */
  startsAt: string;
};

const keys = ['mark', 'model', 'year', 'dealer'] as const;

/** Reads the choices of an address: `?step=works&mark=haval&dealer=brand-one-sever`. */
export function readBookingQuery(query: string): { choice: BookingChoice; step: BookingStep } {
  const params = new URLSearchParams(query);
  const text = (name: string) => (params.get(name) ?? '').slice(0, 100);
  const [mark, model, year, dealer] = keys.map(text) as [string, string, string, string];
  const works = text('works').split(',').filter(Boolean);
  const at = text('at');
  const startsAt = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) ? `${at}:00+03:00` : '';
  const choice: BookingChoice = { mark, model, year, dealer, works, startsAt };
  const asked = bookingSteps.find((step) => step === params.get('step')) ?? 'car';
  return { choice, step: reachable(choice, asked) };
}

/** The furthest step that what was chosen allows, and not beyond the one that is asked for. */
export function reachable(choice: BookingChoice, asked: BookingStep): BookingStep {
  const open = bookingSteps.find((step) => step === asked || !isDone(choice, step));
  return open ?? 'car';
}

/** Whether a step has what the next ones need. */
export function isDone({ mark, model, dealer, works, startsAt }: BookingChoice, step: BookingStep): boolean {
  const done: Record<BookingStep, boolean> = {
    car: mark !== '' && model !== '',
    centre: dealer !== '',
    works: works.length > 0,
    time: startsAt !== '',
    contacts: false,
  };
  return done[step];
}

/** The address of a step; other parameters of the page stay. */
export function bookingQuery(query: string, choice: BookingChoice, step: BookingStep): string {
  const params = new URLSearchParams(query);
  const values = {
    step,
    ...{ mark: choice.mark, model: choice.model, year: choice.year, dealer: choice.dealer },
    ...{ works: choice.works.join(','), at: choice.startsAt.slice(0, 16) },
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}
