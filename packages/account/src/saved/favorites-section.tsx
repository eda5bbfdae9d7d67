'use client';

import { FavoritesView } from '@showroom/catalog/favorites-view';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { useEffect, useState } from 'react';
import type { SectionProps } from '../account-site.ts';
import * as css from './saved.css.ts';
import { WatchList } from './watch-list.tsx';

const tabs = { vehicles: 'Автомобили', goods: 'Товары', searches: 'Поиски и\u00a0цены' } as const;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];
const tabOf = (hash: string): Tab => tabNames.find((name) => `#${name}` === hash) ?? 'vehicles';

/** `/lk/favorites/`: favourites, and beside them what the customer watches. The fragment says which is open. */
export function FavoritesSection({ goods }: SectionProps) {
  const [tab, setTab] = useState<Tab>(() => tabOf(location.hash));
  useEffect(() => {
    const follow = () => setTab(tabOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const open = (next: Tab) => {
    setTab(next);
    history.replaceState(history.state, '', next === 'vehicles' ? location.pathname : `#${next}`);
  };
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Избранное
      </Heading>
      <div className={css.tabs}>
        {tabNames.map((name) => (
          <Button
            key={name}
            tone={name === tab ? 'action' : 'outline'}
            size="sm"
            aria-pressed={name === tab}
            onClick={() => open(name)}
          >
            {tabs[name]}
          </Button>
        ))}
      </div>
      {tab === 'vehicles' && <FavoritesView />}
      {tab === 'goods' && goods}
      {tab === 'searches' && <WatchList />}
    </Stack>
  );
}
