'use client';

import { AccountFrame } from '../account-frame.tsx';
import type { AccountSite } from '../account-site.ts';
import { HomeSection, type KnownHome } from './home-section.tsx';

/** `/lk/`. With `known` it is whole before any script. */
export function HomeScreen({ site, known }: { site: AccountSite; known?: KnownHome | undefined }) {
  return (
    <AccountFrame current="home" site={site}>
      <HomeSection known={known} />
    </AccountFrame>
  );
}
