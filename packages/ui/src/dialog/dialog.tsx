import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './dialog.css.ts';

export const dialogKinds = ['modal', 'panel', 'sheet', 'fullscreen', 'drawer-left', 'drawer-right'] as const;
export type DialogKind = (typeof dialogKinds)[number];

type Props = {
  /** What opens it names it: `<Button command="show-modal" commandfor={id}>`. */
  id: string;
  title: ReactNode;
  /** Stays in sight below the scrolling matter. */
  footer?: ReactNode;
  kind?: DialogKind;
  closeLabel?: string;
  /** A level of something deeper: an arrow «Назад» before the title leads one step back, in place of ×. */
  back?: boolean;
  /** Nothing inside takes the focus: then the matter itself does, so that the keyboard can scroll it. */
  textOnly?: boolean;
  children: ReactNode;
};

/**
 * A native modal dialog, without a line of script: the browser opens it, holds the focus inside, closes it by Escape,
 * by the backdrop and by ×, and gives the focus back. The page behind does not scroll meanwhile.
 */
export function Dialog({ id, title, footer, kind = 'modal', closeLabel = 'Закрыть', back, textOnly, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} aria-labelledby={titleId} closedby="any" className={`${styles.dialog} ${styles.kinds[kind]}`}>
      <div className={back ? styles.backHead : styles.head}>
        {back && <IconButton icon="arrow-left" label="Назад" command="close" commandfor={id} />}
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        {!back && <IconButton icon="close" label={closeLabel} command="close" commandfor={id} />}
      </div>
      {textOnly ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
        <section className={styles.body} tabIndex={0} aria-labelledby={titleId}>
          {children}
        </section>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </dialog>
  );
}
