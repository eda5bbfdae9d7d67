'use client';

import { Container } from '@showroom/ui/container';
import { Skeleton } from '@showroom/ui/skeleton';
import { queryClient } from '@showroom/visitor/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import * as css from './account.css.ts';
import { AccountFrame } from './account-frame.tsx';
import type { AccountSection, EntrySection } from './account-section.ts';
import type { AccountSite, SectionProps } from './account-site.ts';

/** A section whose data its own page brings along is no row here, nor the way in, which needs none. */
type OwnSection = Exclude<AccountSection, 'home'>;
type LaterEntry = Exclude<EntrySection, 'sign-in'>;

const own: Record<OwnSection, ComponentType<SectionProps>> = {
  favorites: lazy(() => import('./saved/favorites-section.tsx').then((file) => ({ default: file.FavoritesSection }))),
  compare: lazy(() => import('./saved/compare-section.tsx').then((file) => ({ default: file.CompareSection }))),
  profile: lazy(() => import('./profile/profile-section.tsx').then((file) => ({ default: file.ProfileSection }))),
  garage: lazy(() => import('./garage/garage-section.tsx').then((file) => ({ default: file.GarageSection }))),
  'garage-car': lazy(() =>
    import('./garage/garage-car-section.tsx').then((file) => ({ default: file.GarageCarSection })),
  ),
  orders: lazy(() => import('./orders/orders-section.tsx').then((file) => ({ default: file.OrdersSection }))),
  order: lazy(() => import('./orders/order-section.tsx').then((file) => ({ default: file.OrderSection }))),
  'order-work': lazy(() =>
    import('./orders/order-work-section.tsx').then((file) => ({ default: file.OrderWorkSection })),
  ),
  'service-registration': lazy(() =>
    import('./services/service-registration-section.tsx').then((file) => ({
      default: file.ServiceRegistrationSection,
    })),
  ),
  'functional-services': lazy(() =>
    import('./services/functional-services-section.tsx').then((file) => ({ default: file.FunctionalServicesSection })),
  ),
  insurances: lazy(() =>
    import('./insurances/insurances-section.tsx').then((file) => ({ default: file.InsurancesSection })),
  ),
  insurance: lazy(() =>
    import('./insurances/insurance-section.tsx').then((file) => ({ default: file.InsuranceSection })),
  ),
  deal: lazy(() => import('./deals/deal-section.tsx').then((file) => ({ default: file.DealSection }))),
  loyalty: lazy(() => import('./loyalty/loyalty-section.tsx').then((file) => ({ default: file.LoyaltySection }))),
  notices: lazy(() => import('./notices/notices-section.tsx').then((file) => ({ default: file.NoticesSection }))),
};

const entries: Record<LaterEntry, ComponentType<SectionProps>> = {
  registration: lazy(() =>
    import('./sign-in/registration-section.tsx').then((file) => ({ default: file.RegistrationSection })),
  ),
  email: lazy(() => import('./profile/email-section.tsx').then((file) => ({ default: file.EmailSection }))),
  unsubscribe: lazy(() =>
    import('./notices/unsubscribe-section.tsx').then((file) => ({ default: file.UnsubscribeSection })),
  ),
  development: lazy(() =>
    import('./sign-in/development-section.tsx').then((file) => ({ default: file.DevelopmentSection })),
  ),
};

const waiting = <Skeleton height={320} shape="box" />;

type Props = {
  section: OwnSection | LaterEntry;
  site: AccountSite;
  /** The booking of a visit, for its section: a feature of its own, which the page puts in. */
  booking?: ReactNode;
  /** Favourite goods, for theirs. */
  goods?: ReactNode;
  marks?: SectionProps['marks'];
};
const isOwn = (section: Props['section']): section is OwnSection => Object.hasOwn(own, section);

/**
 * A section of the account. The page is the same empty one for everybody: whose it is only the browser's calls know, so nothing
 * of the section is rendered ahead. The start page and the way in are (`home/home-screen.tsx`, `sign-in/sign-in-screen.tsx`).
 */
export function AccountScreen({ section, site, booking, goods, marks }: Props) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const Section = isOwn(section) ? own[section] : entries[section];
  const matter = isReady ? (
    <Suspense fallback={waiting}>
      <Section site={site} booking={booking} goods={goods} marks={marks} />
    </Suspense>
  ) : (
    waiting
  );
  if (isOwn(section))
    return (
      <AccountFrame current={section} site={site}>
        {matter}
      </AccountFrame>
    );
  return (
    <QueryClientProvider client={queryClient}>
      <Container>
        <div className={css.card}>{matter}</div>
      </Container>
    </QueryClientProvider>
  );
}
