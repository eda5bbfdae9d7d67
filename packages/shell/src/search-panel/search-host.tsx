'use client';

import { afterPaint } from '@showroom/ui/after-paint';
import { Button } from '@showroom/ui/button';
import { Icon } from '@showroom/ui/icon';
import { IconButton } from '@showroom/ui/icon-button';
import { isPlainPress, leadsToPage, linkUnder } from '@showroom/ui/site-link';
import { Skeleton } from '@showroom/ui/skeleton';
import { TextLink } from '@showroom/ui/text-link';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeOthers, keepDialog, keptDialog, renewDialog, searchDialog } from '../dialogs/opened-dialog.ts';
import { searchHref, toSearchDialog } from './search-dialog.ts';
import * as styles from './search-host.css.ts';
import type { SearchPanelProps } from './search-panel.tsx';
import type { SearchPlaces } from './search-places.ts';
import { watchSearch } from './watch-search.ts';

const dialogId = 'search-dialog';
/** The API takes no longer query. */
const maxQuery = 200;
const loadPanel = () => import('./search-panel.tsx').then(({ SearchPanel }) => SearchPanel);
const isKept = () => keptDialog()?.name === searchDialog;

/**
 * The search over the whole page: field and frame are there at once, results come with their own code. It is opened by
 * links with `data-dialog="search"` and by Ctrl+K, and is an entry of the history: Back closes it.
 */
export function SearchHost({ places }: { places: SearchPlaces }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [Panel, setPanel] = useState<ComponentType<SearchPanelProps> | null>();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The press is answered by the field; to fetch and draw the rest is the longer work.
    const load = () =>
      afterPaint(() =>
        loadPanel().then(
          (loaded) => setPanel(() => loaded),
          () => setPanel(null),
        ),
      );
    const show = (typed: string) => {
      closeOthers(dialog.current);
      setText(typed);
      setOpen(true);
      load();
    };
    return watchSearch({
      warm: () => void loadPanel().catch(() => {}),
      open: () => {
        if (dialog.current?.open) return field.current?.focus();
        show('');
        keepDialog(toSearchDialog(''));
      },
      follow: () => {
        const kept = keptDialog();
        if (kept?.name === searchDialog) show(kept.query);
        else dialog.current?.close();
      },
    });
  }, []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
    field.current?.focus();
    let leaves = false;
    const onClick = (event: MouseEvent) => {
      const link = isPlainPress(event) ? linkUnder(event) : null;
      if (!link || !element.contains(link) || !leadsToPage(link, location.href)) return;
      leaves = true;
      if (isKept()) renewDialog(toSearchDialog(field.current?.value ?? ''));
    };
    const onClose = () => {
      // A link inside leads away: the router writes the history now.
      if (isKept() && !leaves) history.back();
      setOpen(false);
      setPanel(undefined);
      setText('');
    };
    // Before anybody else on the page hears of the click.
    window.addEventListener('click', onClick, true);
    element.addEventListener('close', onClose);
    return () => {
      window.removeEventListener('click', onClick, true);
      element.removeEventListener('close', onClose);
    };
  }, [isOpen]);

  if (!isOpen) return null;
  const clear = () => {
    setText('');
    field.current?.focus();
  };
  return (
    <dialog ref={dialog} id={dialogId} className={styles.dialog} aria-label="Поиск">
      <search className={styles.head}>
        <span className={styles.sign}>
          <Icon name="search" />
        </span>
        <input
          ref={field}
          className={styles.field}
          // Not `search`: there Escape would empty the field first, and close only when pressed again.
          type="text"
          data-search-field=""
          inputMode="search"
          enterKeyHint="search"
          aria-label="Поиск"
          placeholder="Поиск"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxQuery}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text && <IconButton icon="close" label="Очистить" onClick={clear} />}
        <Button tone="quiet" onClick={() => dialog.current?.close()}>
          Закрыть
        </Button>
      </search>
      <div className={styles.body} data-search-body="">
        {Panel ? (
          <Panel text={text} places={places} onText={setText} />
        ) : Panel === null ? (
          <p role="alert">
            Поиск не загрузился: похоже, пропала связь. <TextLink href={searchHref}>Открыть каталог</TextLink>
          </p>
        ) : (
          <Skeleton height={48} shape="box" />
        )}
      </div>
    </dialog>
  );
}
