'use client';

import { Container } from '@showroom/ui/container';
import { Skeleton } from '@showroom/ui/skeleton';
import { TextLink } from '@showroom/ui/text-link';
import { queryClient } from '@showroom/visitor/query-client';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import * as css from './account.css.ts';
import type { AccountSection, EntrySection } from './account-section.ts';
import type { AccountSite, SectionProps } from './account-site.ts';
import { sectionMenu } from './section-menu.data.ts';
import { keepMenuFacts } from './session/menu-facts.ts';
import { useLeaving } from './session/use-leaving.ts';

const own: Record<AccountSection, ComponentType<SectionProps>> = {
  home: lazy(() => import('./home/home-section.tsx').then((file) => ({ default: file.HomeSection }))),
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

const entries: Record<EntrySection, ComponentType<SectionProps>> = {
  'sign-in': lazy(() => import('./sign-in/sign-in-section.tsx').then((file) => ({ default: file.SignInSection }))),
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

function Menu({ current, site }: { current: AccountSection; site: AccountSite }) {
  const { leave, isLeaving } = useLeaving();
  const unread = useSignedIn(({ user }) => user?.unread ?? 0);
  const restore = useSignedIn((state) => state.restore);
  useEffect(restore, [restore]);
  // The start page and the notices say it in their one answer.
  useEffect(() => {
    if (current !== 'home' && current !== 'notices') void keepMenuFacts();
  }, [current]);
  return (
    <nav className={css.nav} aria-label="Личный кабинет">
      {sectionMenu
        .filter(({ section }) => site.sections.includes(section))
        .map(({ section, href, name }) => (
          <TextLink key={section} href={href} {...(section === current && { 'aria-current': 'page' })}>
            {section === 'notices' && unread > 0 ? `${name}: ${unread}` : name}
          </TextLink>
        ))}
      <button type="button" className={css.leave} disabled={isLeaving} onClick={leave}>
        Выйти
      </button>
    </nav>
  );
}

type Props = {
  section: AccountSection | EntrySection;
  site: AccountSite;
  /** The booking of a visit, for its section: a feature of its own, which the page puts in. */
  booking?: ReactNode;
  /** Favourite goods, for theirs. */
  goods?: ReactNode;
};
const isOwn = (section: Props['section']): section is AccountSection => Object.hasOwn(own, section);

/**
 * A section of the account. The page is the same empty one for everybody: whose it is only the browser's calls know, so nothing
 * of the section is rendered ahead.
 */
export function AccountScreen({ section, site, booking, goods }: Props) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const Section = isOwn(section) ? own[section] : entries[section];
  const matter = isReady ? (
    <Suspense fallback={waiting}>
      <Section site={site} booking={booking} goods={goods} />
    </Suspense>
  ) : (
    waiting
  );
  return (
    <QueryClientProvider client={queryClient}>
      <Container>
        {isOwn(section) ? (
          <div className={css.frame}>
            <Menu current={section} site={site} />
            <div className={css.matter}>{matter}</div>
          </div>
        ) : (
          <div className={css.card}>{matter}</div>
        )}
      </Container>
    </QueryClientProvider>
  );
}
