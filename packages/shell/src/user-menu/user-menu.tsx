'use client';

import { useLeaving } from '@showroom/account/use-leaving';
import { countOf } from '@showroom/domain/text';
import { IconButton } from '@showroom/ui/icon-button';
import { Notice } from '@showroom/ui/notice';
import { Popover } from '@showroom/ui/popover';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { findUser } from './find-user.ts';
import * as styles from './user-menu.css.ts';

const menuId = 'user-menu';
const home = '/lk/';

/** A guests' link of the header: words above the bar of wide screens, a sign in that of narrow ones. */
type Place = { host: HTMLElement; kind: 'menu' | 'sign'; className: string };

const isOfHeader = (kind: string | undefined): kind is Place['kind'] => kind === 'menu' || kind === 'sign';

/** Takes the places of the guests' links in the header; that of the side menu leads to the account under the name. */
function takePlaces(name: string): { places: Place[]; giveBack: () => void } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-account]')];
  const places: Place[] = [];
  const backs = links.map((link) => {
    const kind = link.dataset.account;
    if (isOfHeader(kind)) {
      const host = document.createElement('span');
      link.after(host);
      link.hidden = true;
      places.push({ host, kind, className: link.className });
      return () => {
        host.remove();
        link.hidden = false;
      };
    }
    const { href, textContent: words } = link;
    const { dialog = '' } = link.dataset;
    link.replaceChildren(name);
    link.href = home;
    delete link.dataset.dialog;
    return () => {
      link.replaceChildren(words);
      link.href = href;
      link.dataset.dialog = dialog;
    };
  });
  const giveBack = () => {
    for (const back of backs) back();
  };
  return { places, giveBack };
}

const links: readonly (readonly [href: string, words: string])[] = [
  [home, 'Личный кабинет'],
  ['/lk/profile/', 'Профиль'],
  ['/lk/garage/', 'Гараж'],
  ['/lk/orders/?tab=requests', 'Заявки'],
];

/** Header and side menu of whoever is signed in: shown once the first name is known (PRD-2). */
export function UserMenu() {
  const user = useSignedIn((state) => state.user);
  const restore = useSignedIn((state) => state.restore);
  const { leave, isLeaving, failure } = useLeaving();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    restore();
    void findUser();
  }, [restore]);
  const name = user?.firstName;
  useEffect(() => {
    if (!name) return;
    const taken = takePlaces(name);
    setPlaces(taken.places);
    return () => {
      setPlaces([]);
      taken.giveBack();
    };
  }, [name]);
  if (!name || places.length === 0) return null;
  const points = user.earlyBonusSumEnd?.bonusQtySum ?? 0;
  const unread = user.unread ?? 0;
  const sign = unread > 0 ? `${name}: новых уведомлений` : name;
  return (
    <>
      {places.map(({ host, kind, className }) =>
        createPortal(
          kind === 'menu' ? (
            <button type="button" className={className} popoverTarget={menuId}>
              {name}
            </button>
          ) : (
            <IconButton icon="user" label={sign} count={unread} popovertarget={menuId} />
          ),
          host,
          kind,
        ),
      )}
      <Popover id={menuId} anchor="bottom-end" label="Личный кабинет">
        <ul className={styles.list}>
          {links.map(([href, words]) => (
            <li key={href}>
              <a href={href} className={styles.row}>
                {words}
              </a>
            </li>
          ))}
          {unread > 0 ? (
            <li>
              <a href="/lk/notifications/" className={styles.row}>
                Уведомления
                <span className={styles.note}>{countOf(unread, ['новое', 'новых', 'новых'])}</span>
              </a>
            </li>
          ) : null}
          {points > 0 ? (
            <li>
              <a href="/lk/loyalty/" className={styles.row}>
                Программа лояльности
                <span className={styles.note}>скоро сгорят {countOf(points, ['балл', 'балла', 'баллов'])}</span>
              </a>
            </li>
          ) : null}
          <li>
            {failure ? <Notice tone="critical">{failure}</Notice> : null}
            <button type="button" className={styles.row} disabled={isLeaving} onClick={leave}>
              Выйти
            </button>
          </li>
        </ul>
      </Popover>
    </>
  );
}
