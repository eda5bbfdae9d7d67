import { AccountScreen } from '@showroom/account/account-screen';
import { isAccountSection } from '@showroom/account/account-section';
import { getDealers, getMarks } from '@showroom/api-client/server';
import { toCity } from '@showroom/domain/city';
import { bookingFacts } from '@showroom/services/booking-facts';
import { FavoriteGoods } from '@showroom/shop/favorite-goods';
import { notFound } from 'next/navigation';
import { rowsOf } from '../routes-of.ts';
import type { ShellFacts } from '../shell-facts.ts';
import { loadCentres } from '../shop/load-shelf.ts';
import { AccountBooking } from './account-booking.tsx';
import { accountSite } from './account-site.ts';
import { sectionPage } from './section-page.tsx';

/** A page of the account. */
export const accountPage = ({ brand, city }: ShellFacts) =>
  sectionPage(rowsOf(brand, 'account'), async (section) => {
    if (!isAccountSection(section) || section === 'home') notFound();
    const { holdingId } = brand;
    const here = toCity(await city());
    const site = accountSite(brand, here);
    if (section === 'favorites') {
      const goods = <FavoriteGoods site={{ base: '', city: here }} centres={await loadCentres(holdingId)} isAlone />;
      return <AccountScreen section={section} site={site} goods={goods} />;
    }
    if (section === 'garage' || section === 'garage-car') {
      const marks = (await getMarks(holdingId)).map(({ code, name }) => ({ code, name }));
      return <AccountScreen section={section} site={site} marks={marks} />;
    }
    if (section !== 'service-registration') return <AccountScreen section={section} site={site} />;
    const [marks, dealers] = await Promise.all([getMarks(holdingId), getDealers(holdingId, here)]);
    const booking = <AccountBooking {...bookingFacts({ brand, city: here, marks, dealers })} isOwn />;
    return <AccountScreen section={section} site={site} booking={booking} />;
  });
