import { AccountScreen } from '@showroom/account/account-screen';
import { isAccountSection, isEntrySection } from '@showroom/account/account-section';
import { SignInScreen } from '@showroom/account/sign-in-screen';
import { getDealers, getMarks } from '@showroom/api-client/server';
import { toCity } from '@showroom/domain/city';
import { bookingFacts } from '@showroom/services/booking-facts';
import { FavoriteGoods } from '@showroom/shop/favorite-goods';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { PageProps, ShellFacts } from '../shell-facts.ts';
import { loadCentres } from '../shop/load-shelf.ts';
import { AccountBooking } from './account-booking.tsx';
import { accountSite } from './account-site.ts';

/**
 * A page of the account, or of the way in: the same empty one for everybody. What it shows the browser asks for, in the name of who is
 * signed in there.
 */
export function accountPage({ brand, city }: ShellFacts, kind: 'account' | 'sign-in' | 'registration') {
  const rows = rowsOf(brand, kind);
  const belongs = kind === 'account' ? isAccountSection : isEntrySection;
  return {
    generateStaticParams: () => fixedParams(rows),
    generateMetadata: async ({ params }: PageProps<{ section: string }>): Promise<Metadata> => {
      const { section } = await params;
      const row = rows.find((known) => known.params.section === section);
      return { title: row?.title ?? null, robots: { index: false, follow: false } };
    },
    Page: async ({ params }: PageProps<{ section: string }>) => {
      const { section } = await params;
      if (!belongs(section) || section === 'home' || !rows.some((row) => row.params.section === section)) notFound();
      if (section === 'sign-in') return <SignInScreen />;
      const { holdingId } = brand;
      const site = accountSite(brand, toCity(await city()));
      if (section === 'favorites') {
        const goods = (
          <FavoriteGoods
            site={{ base: '', city: toCity(await city()) }}
            centres={await loadCentres(holdingId)}
            isAlone
          />
        );
        return <AccountScreen section={section} site={site} goods={goods} />;
      }
      if (section === 'garage' || section === 'garage-car') {
        const marks = (await getMarks(holdingId)).map(({ code, name }) => ({ code, name }));
        return <AccountScreen section={section} site={site} marks={marks} />;
      }
      if (section !== 'service-registration') return <AccountScreen section={section} site={site} />;
      const here = toCity(await city());
      const [marks, dealers] = await Promise.all([getMarks(brand.holdingId), getDealers(brand.holdingId, here)]);
      const booking = <AccountBooking {...bookingFacts({ brand, city: here, marks, dealers })} isOwn />;
      return <AccountScreen section={section} site={site} booking={booking} />;
    },
  };
}
