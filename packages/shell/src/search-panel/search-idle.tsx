import { Heading } from '@showroom/ui/heading';
import { IconButton } from '@showroom/ui/icon-button';
import { forgetSearch, recentSearches } from '@showroom/visitor/recent-searches';
import { useRef, useState } from 'react';
import * as styles from './search-panel.css.ts';

type Props = { hints: readonly string[]; onChoose: (query: string) => void };

/** What an empty field offers: the visitor's own last queries, and popular ones. */
export function SearchIdle({ hints, onChoose }: Props) {
  const [recent, setRecent] = useState(recentSearches);
  const list = useRef<HTMLUListElement>(null);
  const forget = (text: string) => {
    setRecent(forgetSearch(text));
    // The button that had the focus goes with its row.
    (list.current?.closest('dialog')?.querySelector('input') ?? list.current)?.focus();
  };
  return (
    <div className={styles.idle}>
      {recent.length > 0 && (
        <section aria-labelledby="search-recent">
          <Heading level={2} size="sm" id="search-recent">
            Вы искали
          </Heading>
          <ul ref={list} className={styles.recent}>
            {recent.map((text) => (
              <li key={text} className={styles.recentRow}>
                <button type="button" className={styles.recentText} onClick={() => onChoose(text)}>
                  {text}
                </button>
                <IconButton icon="close" label={`Забыть «${text}»`} onClick={() => forget(text)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {hints.length > 0 && (
        <section aria-labelledby="search-hints">
          <Heading level={2} size="sm" id="search-hints">
            Часто ищут
          </Heading>
          <ul className={styles.hints}>
            {hints.map((hint) => (
              <li key={hint}>
                <button type="button" className={styles.hint} onClick={() => onChoose(hint)}>
                  {hint}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
