import { createHash } from 'node:crypto';
import type { BookingSlot } from '@showroom/api-contract/booking';
import { fromMoscowIso, moscowIso } from '@showroom/domain/booking/moscow-time';
import { type BookingKind, longestVisit, receptionMinutes, testDriveMinutes } from '@showroom/domain/booking/rules';
import { freeDays, nearestSlots, type Visit, type Workplace } from '@showroom/domain/booking/slots';
import { findWorks, sumOf, type Work } from '@showroom/domain/booking/works';
import type { Department } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { type BookingDealer, findBookingDealer, findWorkplace, type TakenBy } from './queries.ts';

/** Where and for what a time is wanted. */
export type VisitPlace = Pick<BookingSlot, 'kind' | 'dealer' | 'works' | 'mark'>;

export type PlannedVisit = Visit & { works: Work[]; price: number };

const departmentOf: Record<BookingKind, Department> = { service: 'service', testdrive: 'new-cars' };

export const hashOf = (secret: string): string => createHash('sha256').update(`booking ${secret}`).digest('base64url');

/** How long a visit takes. Throws 400 for works that are not ours or that one day has no room for. */
export function planVisit({ kind, works: codes }: Pick<VisitPlace, 'kind' | 'works'>): PlannedVisit {
  if (kind === 'testdrive') {
    return { minutes: testDriveMinutes, reception: testDriveMinutes, works: [], price: 0 };
  }
  const works = findWorks(codes);
  if (!works || works.length === 0)
    throw badRequest('Выберите работы.', [{ field: 'works', message: 'нет таких работ' }]);
  const { minutes, price } = sumOf(works);
  if (minutes > longestVisit) {
    throw badRequest('Столько работ за один визит не успеть.', [
      {
        field: 'works',
        message: 'Столько работ за\u00a0один визит не\u00a0успеть: уберите часть или\u00a0позвоните нам.',
      },
    ]);
  }
  return { minutes, reception: receptionMinutes, works, price };
}

/** Throws 404 for a centre that this holding does not have. */
export async function requireDealer(db: Executor, holdingId: number, code: string): Promise<BookingDealer> {
  const dealer = await findBookingDealer(db, holdingId, code);
  if (!dealer) throw notFound('Дилерский центр не найден.');
  return dealer;
}

export type TakenWorkplace = Omit<Workplace, 'taken'> & { taken: readonly TakenBy[] };

/** What a centre has for a visit and what of it is taken. */
export async function loadWorkplace(
  db: Executor,
  dealer: BookingDealer,
  { kind, mark }: Pick<VisitPlace, 'kind' | 'mark'>,
): Promise<TakenWorkplace> {
  const hours = dealer.departments.find(({ code }) => code === departmentOf[kind])?.hours ?? [];
  return { hours, ...(await findWorkplace(db, dealer.code, kind, mark)) };
}

/** As if the visitor's own booking were not. */
export const without = (workplace: TakenWorkplace, ownHash: string): Workplace => ({
  ...workplace,
  taken: workplace.taken.filter(({ tokenHash }) => tokenHash !== ownHash),
});

/**
 * The wanted time is taken: what a transaction throws, so that the nearest ones are looked for outside of it. With the workplace
 * where that was seen just now.
 */
export class SlotTaken extends Error {
  override name = 'SlotTaken';
  readonly workplace: Workplace | undefined;
  constructor(workplace?: Workplace) {
    super();
    this.workplace = workplace;
  }
}

const isExcluded = (error: unknown) => (error as { code?: unknown } | null)?.code === '23P01';

/** Runs `work`; where its time was taken throws 409 whose details name the nearest free times. */
export async function orNearest<T>(
  db: Executor,
  holdingId: number,
  wish: VisitPlace & { startsAt: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SlotTaken) && !isExcluded(error)) throw error;
    const workplace =
      (error instanceof SlotTaken ? error.workplace : undefined) ??
      (await loadWorkplace(db, await requireDealer(db, holdingId, wish.dealer), wish));
    const days = freeDays(workplace, planVisit(wish), Date.now());
    const near = nearestSlots(days, fromMoscowIso(wish.startsAt) ?? Date.now());
    throw new ApiError('ALREADY_EXISTS', 'Это время уже занято.', {
      details: near.map((slot) => ({ field: 'slot', message: moscowIso(slot) })),
      cause: error,
    });
  }
}
