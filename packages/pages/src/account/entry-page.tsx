import { AccountScreen } from '@showroom/account/account-screen';
import { isEntrySection } from '@showroom/account/account-section';
import { SignInScreen } from '@showroom/account/sign-in-screen';
import { toCity } from '@showroom/domain/city';
import { notFound } from 'next/navigation';
import { rowsOf } from '../routes-of.ts';
import type { ShellFacts } from '../shell-facts.ts';
import { accountSite } from './account-site.ts';
import { sectionPage } from './section-page.tsx';

/** A page of the way in. Apart from the account's: a page carries the scripts of all that its module shows. */
export const entryPage = ({ brand, city }: ShellFacts, kind: 'sign-in' | 'registration') =>
  sectionPage(rowsOf(brand, kind), async (section) => {
    if (!isEntrySection(section)) notFound();
    if (section === 'sign-in') return <SignInScreen />;
    return <AccountScreen section={section} site={accountSite(brand, toCity(await city()))} />;
  });
