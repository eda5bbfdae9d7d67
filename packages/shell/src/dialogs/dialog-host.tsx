'use client';

import { phoneHref, phoneText } from '@showroom/domain/phone';
import { afterPaint } from '@showroom/ui/after-paint';
import { Button } from '@showroom/ui/button';
import { Dialog } from '@showroom/ui/dialog';
import { leadsToPage, linkUnder } from '@showroom/ui/site-link';
import { TextLink } from '@showroom/ui/text-link';
import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onApproach } from '../navigation/on-approach.ts';
import { type DialogMatterProps, type DialogRows, rowOf } from './dialog-row.ts';
import * as css from './dialog-skeleton.css.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { takeFeedbackWish } from './feedback-address.ts';
import { takeLoginWish } from './login-address.ts';
import {
  closeOthers,
  hostedLink,
  isHosted,
  keepDialog,
  keptDialog,
  type OpenedDialog,
  toOpened,
} from './opened-dialog.ts';

const dialogId = 'page-dialog';
const element = () => document.getElementById(dialogId) as HTMLDialogElement | null;

type HostProps<Facts> = {
  /** Fetches the table of all dialogs, which no page carries: the first sign of a visitor asks for it. */
  loadRows: () => Promise<DialogRows<Facts>>;
  facts: Facts;
};

/**
 * Opens the dialogs of the site for links with `data-dialog="name"`. Each is a real link to a page with the same matter,
 * so it works before and without scripts. The code of a dialog is fetched when a finger or the focus comes near. An address
 * with `?send_feedback=y` opens the feedback panel once (PD-40).
 */
export function DialogHost<Facts extends { companyPhone: string }>({ loadRows, facts }: HostProps<Facts>) {
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const [rows, setRows] = useState<DialogRows<Facts>>();
  /** Undefined while it is on the way, null where it did not come. */
  const [Matter, setMatter] = useState<ComponentType<DialogMatterProps<Facts>> | null>();
  const asked = useRef<OpenedDialog>(null);
  const opener = useRef<HTMLElement | null>(null);
  const path = usePathname();

  const show = useCallback(
    (next: OpenedDialog) => {
      closeOthers(element());
      const isAgain = asked.current?.name === next.name && asked.current.query === next.query;
      asked.current = next;
      setOpened(next);
      setMatter((kept: typeof Matter) => (isAgain && kept) || undefined);
      const fetch = async () => {
        const table = await loadRows();
        setRows(table);
        return (await rowOf(table, next.name)?.load(next.query)) ?? null;
      };
      const put = (Loaded: typeof Matter) => {
        if (asked.current === next) setMatter(() => Loaded);
      };
      // The press is answered by the dialog itself; its matter is the longer work.
      afterPaint(() => fetch().then(put, () => put(null)));
    },
    [loadRows],
  );

  useEffect(() => {
    const { signal, abort } = controlled();
    const warm = (link: NonNullable<ReturnType<typeof hostedLink>>) => {
      const fetch = async () => rowOf(await loadRows(), link.dataset.dialog)?.load(link.search);
      fetch().catch(() => {});
    };
    const onClick = (event: MouseEvent) => {
      const link = hostedLink(event);
      if (!link) return;
      event.preventDefault();
      opener.current = link;
      const next = toOpened(link);
      show(next);
      keepDialog(next);
    };
    const onPopState = () => {
      if (!isHosted(keptDialog())) return element()?.close();
      const follow = (table: DialogRows<Facts>) => {
        // By now it may be another entry, and another version of the site may have written its name.
        const kept = keptDialog();
        if (kept && rowOf(table, kept.name)) show(kept);
      };
      loadRows()
        .then(follow)
        .catch(() => {});
    };
    // While it goes down, before the router takes the link for its own.
    document.addEventListener('click', onClick, { capture: true, signal });
    onApproach(hostedLink, warm, signal);
    // So that a press finds the table there.
    for (const type of ['keydown', 'scroll'])
      document.addEventListener(type, () => loadRows().then(setRows, () => {}), { once: true, passive: true, signal });
    window.addEventListener('popstate', onPopState, { signal });
    // A page that is loaded again shows what its history entry holds.
    onPopState();
    return abort;
  }, [loadRows, show]);

  // Another page may be asked for with the wish.
  useEffect(() => {
    const wished = takeFeedbackWish()
      ? { name: 'feedback', query: location.search, href: '/feedback/', words: 'Обратная связь' }
      : takeLoginWish();
    if (!wished) return;
    show(wished);
    keepDialog(wished);
  }, [path, show]);

  useLayoutEffect(() => {
    const dialog = element();
    if (!opened || !dialog) return;
    const { signal, abort } = controlled();
    if (!dialog.open) dialog.showModal();
    let leaves = false;
    dialog.addEventListener(
      'click',
      (event) => {
        const link = linkUnder(event);
        leaves ||= link !== null && leadsToPage(link, location.href);
      },
      { signal },
    );
    dialog.addEventListener(
      'close',
      () => {
        if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
        // A link inside leads away: the router writes the history now.
        if (keptDialog() && !leaves) history.back();
      },
      { signal },
    );
    return abort;
  }, [opened]);

  if (!opened) return null;
  return (
    <Dialog id={dialogId} title={(rows && rowOf(rows, opened.name)?.title) ?? opened.words} kind="panel">
      {Matter ? (
        <Matter key={opened.query} query={opened.query} facts={facts} close={() => element()?.close()} />
      ) : Matter === null ? (
        // Not the kit's notice: every page would carry it for this one line.
        <div role="alert" className={css.rows}>
          <p>Форма не загрузилась: похоже, пропала связь.</p>
          <Button onClick={() => show(opened)}>Загрузить ещё раз</Button>
          <p>
            Не помогло? Позвоните{'\u00a0'}
            <TextLink href={phoneHref(facts.companyPhone)}>{phoneText(facts.companyPhone)}</TextLink> или{' '}
            <TextLink href={opened.href}>откройте форму отдельной страницей</TextLink>.
          </p>
        </div>
      ) : (
        <DialogSkeleton />
      )}
    </Dialog>
  );
}

function controlled(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
