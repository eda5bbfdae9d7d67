'use client';

import { type ReportCode, reportCodes } from '@showroom/api-contract/reports';
import { Button } from '@showroom/ui/button';
import { Container } from '@showroom/ui/container';
import { Skeleton } from '@showroom/ui/skeleton';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { signOut } from './call/call-desk.ts';
import * as css from './desk.css.ts';
import { DeskMenu } from './desk-menu.tsx';
import type { DeskSection } from './desk-section.ts';
import type { DeskSite } from './desk-site.ts';
import { SignInSection } from './session/sign-in-section.tsx';
import { DeskProvider } from './session/use-desk.tsx';

type SectionProps = { site: DeskSite };

const report = (code: ReportCode): ComponentType<SectionProps> =>
  lazy(() =>
    import('./leads/report-section.tsx').then(({ ReportSection }) => ({
      default: () => <ReportSection code={code} />,
    })),
  );

const reportSections = Object.fromEntries(reportCodes.map((code) => [code, report(code)])) as Record<
  ReportCode,
  ComponentType<SectionProps>
>;

const lists: Record<Exclude<DeskSection, 'sign-in'>, ComponentType<SectionProps>> = {
  home: lazy(() => import('./lists/home-section.tsx').then((file) => ({ default: file.HomeSection }))),
  leads: lazy(() =>
    import('./leads/leads-section.tsx').then(({ LeadsSection }) => ({ default: () => <LeadsSection /> })),
  ),
  feedback: lazy(() =>
    import('./leads/leads-section.tsx').then(({ LeadsSection }) => ({
      default: () => <LeadsSection group="feedback" />,
    })),
  ),
  deals: lazy(() => import('./deals/deals-section.tsx').then((file) => ({ default: file.DealsSection }))),
  reservations: lazy(() =>
    import('./deals/reservations-section.tsx').then((file) => ({ default: file.ReservationsSection })),
  ),
  insurances: lazy(() =>
    import('./insurances/insurances-section.tsx').then((file) => ({ default: file.InsurancesSection })),
  ),
  bonus: lazy(() => import('./deals/bonus-section.tsx').then((file) => ({ default: file.BonusSection }))),
  'service-orders': lazy(() => import('./orders/orders-section.tsx').then((file) => ({ default: file.OrdersSection }))),
  'store-orders': lazy(() =>
    import('./store/store-orders-section.tsx').then((file) => ({ default: file.StoreOrdersSection })),
  ),
  'store-stock': lazy(() =>
    import('./store/low-stock-section.tsx').then((file) => ({ default: file.LowStockSection })),
  ),
  'store-payments': lazy(() =>
    import('./store/stuck-payments-section.tsx').then((file) => ({ default: file.StuckPaymentsSection })),
  ),
  'promo-codes': lazy(() => import('./store/promo-section.tsx').then((file) => ({ default: file.PromoSection }))),
  deliveries: lazy(() =>
    import('./leads/deliveries-section.tsx').then((file) => ({ default: file.DeliveriesSection })),
  ),
  links: lazy(() => import('./leads/links-section.tsx').then((file) => ({ default: file.LinksSection }))),
  places: lazy(() => import('./places/places-section.tsx').then((file) => ({ default: file.PlacesSection }))),
  ...reportSections,
  content: lazy(() => import('./lists/content-section.tsx').then((file) => ({ default: file.ContentSection }))),
  entry: lazy(() => import('./entry/entry-section.tsx').then((file) => ({ default: file.EntrySection }))),
  words: lazy(() => import('./lists/words-section.tsx').then((file) => ({ default: file.WordsSection }))),
  sources: lazy(() => import('./lists/sources-section.tsx').then((file) => ({ default: file.SourcesSection }))),
  pictures: lazy(() => import('./lists/pictures-section.tsx').then((file) => ({ default: file.PicturesSection }))),
  redirects: lazy(() => import('./lists/redirects-section.tsx').then((file) => ({ default: file.RedirectsSection }))),
  seo: lazy(() => import('./lists/seo-section.tsx').then((file) => ({ default: file.SeoSection }))),
  reviews: lazy(() => import('./lists/reviews-section.tsx').then((file) => ({ default: file.ReviewsSection }))),
  embeds: lazy(() => import('./embeds/embeds-section.tsx').then((file) => ({ default: file.EmbedsSection }))),
  staff: lazy(() => import('./lists/staff-section.tsx').then((file) => ({ default: file.StaffSection }))),
  audit: lazy(() => import('./lists/audit-section.tsx').then((file) => ({ default: file.AuditSection }))),
};

const leave = () => signOut().then(() => location.assign('/reports/sign-in/'));

/** A section of the staff desk in its frame. Everything in it is asked for by the browser: the page itself holds nothing. */
export function DeskScreen({ section, site }: { section: DeskSection; site: DeskSite }) {
  const [isReady, setReady] = useState(false);
  // Who is signed in is known to the browser alone, so nothing of the section is rendered ahead.
  useEffect(() => setReady(true), []);
  if (section === 'sign-in')
    return (
      <Container>
        <SignInSection site={site} />
      </Container>
    );
  const Section = lists[section];
  return (
    <Container>
      <div className={css.frame}>
        <header className={css.head}>
          <Text weight="strong">
            <TextLink href="/reports/" tone="plain">
              {site.name}, рабочий стол
            </TextLink>
          </Text>
          <Button tone="quiet" size="sm" onClick={leave}>
            Выйти
          </Button>
          <DeskMenu key={section} section={section} sections={site.sections} />
        </header>
        {isReady ? (
          <DeskProvider>
            <Suspense fallback={<Skeleton height={320} shape="box" />}>
              <Section site={site} />
            </Suspense>
          </DeskProvider>
        ) : (
          <Skeleton height={320} shape="box" />
        )}
      </div>
    </Container>
  );
}
