import { HomeScreen } from '@showroom/account/home-screen';
import type { AccountHome } from '@showroom/api-contract/account-home';
import { toCity } from '@showroom/domain/city';
import { pageData } from '@showroom/web-server/next-page-data';
import type { Metadata } from 'next';
import { Suspense } from 'react';
import { fixedParams } from '../page-row.ts';
import { rowsOf } from '../routes-of.ts';
import type { ShellFacts } from '../shell-facts.ts';
import { accountSite } from './account-site.ts';

type Site = ReturnType<typeof accountSite>;

/** The web server has asked the site's own call, which lets nothing else through. */
async function Home({ site }: { site: Site }) {
  const answer = (await pageData()) as AccountHome | undefined;
  return <HomeScreen site={site} known={answer && { answer, at: Date.now() }} />;
}

/** The start page of the account: rendered for who is signed in, so that it is there before any script. */
export function accountHomePage({ brand, city }: ShellFacts) {
  const rows = rowsOf(brand, 'account-home');
  return {
    generateStaticParams: () => fixedParams(rows),
    generateMetadata: (): Metadata => ({ title: rows[0]?.title ?? null, robots: { index: false, follow: false } }),
    Page: async () => {
      const site = accountSite(brand, toCity(await city()));
      return (
        <Suspense fallback={<HomeScreen site={site} />}>
          <Home site={site} />
        </Suspense>
      );
    },
  };
}
