'use client';

import { afterPaint } from '@showroom/ui/after-paint';
import { Dialog } from '@showroom/ui/dialog';
import { Notice } from '@showroom/ui/notice';
import { leadsToPage, linkUnder } from '@showroom/ui/site-link';
import { TextLink } from '@showroom/ui/text-link';
import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DialogMatterProps, type DialogRows, rowOf } from './dialog-row.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { takeFeedbackWish } from './feedback-address.ts';
import { takeLoginWish } from './login-address.ts';
import { closeOthers, dialogLink, keepDialog, keptDialog, type OpenedDialog, toOpened } from './opened-dialog.ts';

const dialogId = 'page-dialog';
const element = () => document.getElementById(dialogId) as HTMLDialogElement | null;

type Matter<Facts> = { name: string; Component: ComponentType<DialogMatterProps<Facts>> | null };

/**
 * Opens the dialogs of the site for links with `data-dialog="name"`. Each is a real link to a page with the same matter,
 * so it works before and without scripts. The code of a dialog is fetched when a finger or the focus comes near. An address
 * with `?send_feedback=y` opens the feedback panel once (PD-40).
 */
export function DialogHost<Facts>({ rows, facts }: { rows: DialogRows<Facts>; facts: Facts }) {
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const [matter, setMatter] = useState<Matter<Facts> | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const path = usePathname();

  const show = useCallback(
    (next: OpenedDialog) => {
      closeOthers(element());
      setOpened(next);
      setMatter((kept) => (kept?.name === next.name && kept.Component ? kept : null));
      rowOf(rows, next.name)
        ?.load(next.query)
        // The press is answered by the dialog itself; its matter is the longer work.
        .then((Component) => afterPaint(() => setMatter({ name: next.name, Component })))
        .catch(() => setMatter({ name: next.name, Component: null }));
    },
    [rows],
  );

  useEffect(() => {
    const { signal, abort } = controlled();
    const warm = (event: Event) => {
      const link = dialogLink(event);
      if (link)
        rowOf(rows, link.dataset.dialog)
          ?.load(link.search)
          .catch(() => {});
    };
    const onClick = (event: MouseEvent) => {
      const link = dialogLink(event);
      if (!link || !rowOf(rows, link.dataset.dialog)) return;
      event.preventDefault();
      opener.current = link;
      const next = toOpened(link);
      show(next);
      keepDialog(next);
    };
    const onPopState = () => {
      const kept = keptDialog();
      if (kept && rowOf(rows, kept.name)) show(kept);
      else element()?.close();
    };
    // While it goes down, before the router takes the link for its own.
    document.addEventListener('click', onClick, { capture: true, signal });
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(type, warm, { passive: true, signal });
    window.addEventListener('popstate', onPopState, { signal });
    // A page that is loaded again shows what its history entry holds.
    onPopState();
    return abort;
  }, [rows, show]);

  // Another page may be asked for with the wish.
  useEffect(() => {
    const wished = takeFeedbackWish()
      ? { name: 'feedback', query: location.search, href: '/feedback/' }
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

  const row = opened ? rowOf(rows, opened.name) : undefined;
  if (!opened || !row) return null;
  const Component = matter?.name === opened.name ? matter.Component : undefined;
  return (
    <Dialog id={dialogId} title={row.title} kind="panel">
      {Component ? (
        <Component key={opened.query} query={opened.query} facts={facts} close={() => element()?.close()} />
      ) : Component === null ? (
        <Notice tone="critical" title="Форма не загрузилась">
          <p>
            Похоже, пропала связь. <TextLink href={opened.href}>Открыть форму на{'\u00a0'}отдельной странице</TextLink>
          </p>
        </Notice>
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
