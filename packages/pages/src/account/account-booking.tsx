'use client';

import { useAccount, useAccountCall } from '@showroom/account/use-account';
import type { bookingFacts } from '@showroom/services/booking-facts';
import { keep, readKept } from '@showroom/services/booking-keep';
import { BookingWizard } from '@showroom/services/booking-wizard';
import { Skeleton } from '@showroom/ui/skeleton';
import { useEffect, useState } from 'react';

/** Puts what is known into the address and the tab, where the wizard reads it; what was chosen there before stays. */
function fillAddress(car: { mark: string; model: string; year: number | null }): void {
  const params = new URLSearchParams(location.search);
  if (params.has('mark')) return;
  params.set('mark', car.mark);
  params.set('model', car.model);
  if (car.year !== null) params.set('year', String(car.year));
  history.replaceState(history.state, '', `?${params}`);
}

/** The booking of a visit, filled in from the garage and the profile; what is booked becomes the customer's own order. */
export function AccountBooking(facts: ReturnType<typeof bookingFacts>) {
  const garage = useAccount('GET /garage', {});
  const user = useAccount('GET /user', {});
  const call = useAccountCall();
  const [isFilled, setFilled] = useState(false);
  const isSettled = !garage.isPending && !user.isPending;
  useEffect(() => {
    if (!isSettled || isFilled) return;
    const asked = new URLSearchParams(location.search).get('car');
    const cars = garage.data?.items.filter(({ status }) => status !== 'archived') ?? [];
    const car = cars.find(({ id }) => id === asked) ?? cars.find(({ isMain }) => isMain);
    const kept = readKept();
    if (car) {
      fillAddress(car);
      keep({
        ...(car.stateNumber && { stateNumber: car.stateNumber }),
        ...(car.vin && { vin: car.vin }),
        ...(car.mileageKm !== null && { totalTrip: String(car.mileageKm) }),
      });
    }
    const { firstName, phone, email } = user.data ?? {};
    keep({
      ...(firstName && !kept.firstname && { firstname: firstName }),
      ...(phone && !kept.phone && { phone }),
      ...(email && !kept.email && { email }),
    });
    setFilled(true);
  }, [isSettled, isFilled, garage.data, user.data]);
  if (!isFilled) return <Skeleton height={640} shape="box" />;
  return <BookingWizard {...facts} onDone={(secret) => void call('POST /orders/claim', { secret })} />;
}
