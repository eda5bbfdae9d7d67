import { getDealers, getMarks } from '@showroom/api-client/server';
import { pageMetadata } from '@showroom/content/page-metadata';
import { cities, toCity } from '@showroom/domain/city';
import { bookingFacts } from '@showroom/services/booking-facts';
import { BookingScreen } from '@showroom/services/booking-screen';
import type { Metadata } from 'next';
import { AccountBooking } from '../account/account-booking.tsx';
import type { ShellFacts } from '../shell-facts.ts';

/** Service booking by time; static per city, what is free the browser asks. */
export function serviceOnlinePage({ brand, city }: ShellFacts) {
  return {
    generateStaticParams: () => [{ query: '-' }],
    generateMetadata: async (): Promise<Metadata> => ({
      ...pageMetadata(brand, '/service/online/', null, 'Онлайн-запись на\u00a0сервис'),
      description: `Запись на\u00a0сервис в\u00a0${cities[toCity(await city())].p}: работы с\u00a0ценой и\u00a0временем, свободные часы центров, подтверждение сразу.`,
    }),
    Page: async () => {
      const here = toCity(await city());
      const [marks, dealers] = await Promise.all([getMarks(brand.holdingId), getDealers(brand.holdingId, here)]);
      return (
        <BookingScreen brand={brand} city={here}>
          <AccountBooking {...bookingFacts({ brand, city: here, marks, dealers })} />
        </BookingScreen>
      );
    },
  };
}
