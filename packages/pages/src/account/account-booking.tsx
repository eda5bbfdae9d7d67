'use client';

import { callAccount } from '@showroom/account/call-account';
import type { bookingFacts } from '@showroom/services/booking-facts';
import { keep, readKept } from '@showroom/services/booking-keep';
import { BookingWizard } from '@showroom/services/booking-wizard';
import { Skeleton } from '@showroom/ui/skeleton';
import { isSignedIn } from '@showroom/visitor/signed-in';
import { useEffect, useState } from 'react';
import { carOfBooking } from './garage-query.ts';

type Props = ReturnType<typeof bookingFacts> & {
  /** The page is the account's: nobody is there without a session. */
  isOwn?: boolean;
};

/** Puts what is known into the address and the tab, where the wizard reads it. */
async function fillBooking(isOwn: boolean): Promise<void> {
  const [garage, user] = await Promise.all([callAccount('GET /garage', {}), callAccount('GET /user', {})]);
  if (isOwn && user.kind === 'refused' && user.status === 401) {
    const { leaveToSignIn } = await import('@showroom/account/sign-out');
    leaveToSignIn();
  }
  const { car, query } = carOfBooking(location.search, garage.kind === 'done' ? garage.body.items : []);
  history.replaceState(history.state, '', query || location.pathname);
  if (car)
    keep({
      stateNumber: car.stateNumber ?? '',
      vin: car.vin ?? '',
      totalTrip: car.mileageKm === null ? '' : String(car.mileageKm),
    });
  if (user.kind !== 'done') return;
  const { firstName, phone, email } = user.body;
  const kept = readKept();
  keep({
    ...(firstName && !kept.firstname && { firstname: firstName }),
    ...(!kept.phone && { phone }),
    ...(email && !kept.email && { email }),
  });
}

/**
 * The booking of a visit; for who is signed in filled in from the garage and the profile, and what is booked becomes the customer's own
 * order. A guest's waits for nothing.
 */
export function AccountBooking({ isOwn = false, ...facts }: Props) {
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    if (isSignedIn()) void fillBooking(isOwn).finally(() => setFilled(true));
    else setFilled(true);
  }, [isOwn]);
  if (!isFilled) return <Skeleton height={640} shape="box" />;
  const claim = (secret: string) => void (isSignedIn() && callAccount('POST /orders/claim', { secret }));
  return <BookingWizard {...facts} onDone={claim} />;
}
