import { bookingCalls, centre, freeTimes, newSecret, serviceSlot, visitor } from './booking-calls.ts';
import type { KnownValues } from './fuzz-calls.ts';
import type { TestApp } from './test-app.ts';

const several = 12;

/** Bookings that stand in this database, times that are free, and right bodies of both. */
export async function knownBookings(app: TestApp): Promise<KnownValues> {
  const times = await freeTimes(app);
  const calls = bookingCalls(app);
  const slotOf = (n: number) => serviceSlot(times[n * 3], newSecret());
  const bodies: string[] = [];
  const moves: string[] = [];
  for (let n = 0; n < several; n += 1) {
    const slot = slotOf(n);
    await calls.confirm(slot, String(79_163_000_000 + n));
    bodies.push(JSON.stringify({ secret: slot.secret }));
    moves.push(JSON.stringify({ secret: slot.secret, startsAt: times[n * 3 + 100] }));
  }
  const slots = Array.from({ length: several }, (_, n) => slotOf(n + several));
  return {
    'booking.slots:kind': ['service', 'testdrive'],
    'booking.slots:dealer': [centre],
    'booking.slots:works': ['oil', 'oil,tyres'],
    'body:booking.hold': slots.map((slot) => JSON.stringify(slot)),
    'body:booking.confirm': slots.map((slot, n) =>
      JSON.stringify({ ...slot, formUrl: '/service/online/', formData: visitor(String(79_164_000_000 + n)) }),
    ),
    'body:booking.read': bodies,
    'body:booking.move': moves,
    'body:booking.cancel': bodies,
  };
}
