import type { ComponentProps } from 'react';
import * as css from './file-button.css.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { words: string };

/**
 * Chooses a file. The browser's own control speaks the language of the browser: it lies unseen over words of ours. `FilesField` has its
 * like inside: a module shared with the account made the dialogs of forms heavier than their 40 kB.
 */
export function FileButton({ words, ...input }: Props) {
  return (
    <div className={css.choose}>
      <input {...input} className={css.input} type="file" />
      <span aria-hidden="true" className={css.button}>
        {words}
      </span>
    </div>
  );
}
