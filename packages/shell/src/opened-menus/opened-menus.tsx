'use client';

import type { Answer } from '@showroom/bff/calls';
import { read } from '@showroom/bff/read';
import { type ShopCode, storePath } from '@showroom/domain/shop/store-path';
import { tied } from '@showroom/domain/tied';
import { Button } from '@showroom/ui/button';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as mega from '../header/main-menu.css.ts';
import { popoverId } from '../header/popover-id.ts';
import { GroupPanel, Opener } from '../side-menu/panel.tsx';
import * as side from '../side-menu/side-menu.css.ts';
import { panelId } from '../side-menu/side-menu-id.ts';
import { EntryPanels } from './entry-panels.tsx';

type Shop = Answer<'GET /store/categories'>[number];
type Category = Shop['categories'][number];

const linksOf = (shop: ShopCode, { code, categories }: Category) =>
  categories.map((inner) => ({ name: tied(inner.name), href: storePath(shop, code, inner.code) }));

/** Columns of a mega popup: a category, and what is in it. */
function MegaShelves({ shop, categories }: Shop) {
  return (
    <div className={mega.columns}>
      {categories.map((category) => (
        <section key={category.code}>
          <h2 className={mega.groupName}>
            <a href={storePath(shop, category.code)} className={mega.link}>
              {tied(category.name)}
            </a>
          </h2>
          <ul className={mega.list}>
            {linksOf(shop, category).map((link) => (
              <li key={link.href}>
                <a href={link.href} className={mega.link}>
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Rows of a panel of the side menu, each with a panel of its own that begins with «Все». */
function SideShelves({ shop, categories }: Shop) {
  return (
    <>
      <ul className={side.list}>
        {categories.map(({ code, name }) => (
          <Opener key={code} id={panelId(shop, code)} name={name} />
        ))}
      </ul>
      {categories.map((category) => (
        <GroupPanel
          key={category.code}
          id={panelId(shop, category.code)}
          title={category.name}
          all={storePath(shop, category.code)}
          links={linksOf(shop, category)}
        />
      ))}
    </>
  );
}

const views = { mega: MegaShelves, side: SideShelves } as const;
type View = keyof typeof views;

/** Takes the entry of a shop without categories out of the menus (PRD-2: side menu). */
function removeEntry(shop: ShopCode): void {
  const openers = `[popovertarget="${popoverId(shop)}"], [commandfor="${panelId(shop)}"]`;
  for (const opener of document.querySelectorAll(openers)) {
    const entry = opener.closest('li');
    if (entry) entry.hidden = true;
  }
}

/**
 * The categories of the shops in the menus. They are read when a menu is opened for the first time (PRD-4: menu): the HTML of
 * no page carries them, and none is made anew when an item is sold.
 */
function ShelfMenus() {
  const [shops, setShops] = useState<readonly Shop[] | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    if (shops !== 'waiting') return;
    let isGone = false;
    read('GET /store/categories', {}).then((answer) => {
      if (isGone) return;
      setShops(answer ?? 'failed');
      for (const { shop, categories } of answer ?? []) if (categories.length === 0) removeEntry(shop);
    });
    return () => {
      isGone = true;
    };
  }, [shops]);
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-shelves]')];
  return hosts.map((host) => {
    const { shelves, shelvesIn } = host.dataset;
    const View = views[shelvesIn as View];
    let matter: ReactNode;
    if (shops === 'waiting') matter = <p role="status">Загружаем разделы…</p>;
    else if (shops === 'failed')
      matter = (
        <>
          <p role="status">Разделы не{'\u00a0'}загрузились.</p>
          <Button size="sm" tone="outline" onClick={() => setShops('waiting')}>
            Загрузить ещё раз
          </Button>
        </>
      );
    else {
      const shop = shops.find((one) => one.shop === shelves);
      matter = shop && <View {...shop} />;
    }
    return createPortal(matter, host, `${shelvesIn}-${shelves}`);
  });
}

/** All that menus are given with their first opening. */
export function OpenedMenus() {
  return (
    <>
      <EntryPanels />
      <ShelfMenus />
    </>
  );
}
