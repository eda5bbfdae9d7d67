import { Button } from '@showroom/ui/button';
import * as styles from './search-panel.css.ts';

type Props = { current: number; total: number; onTurn: (page: number) => void };

/** Pages of a tab, one step at a time. A step that cannot be made keeps the focus and does nothing. */
export function SearchPages({ current, total, onTurn }: Props) {
  if (total < 2) return null;
  const step = (page: number) => () => {
    if (page >= 1 && page <= total) onTurn(page);
  };
  return (
    <nav className={styles.pages} aria-label="Страницы результатов">
      <Button tone="outline" aria-disabled={current <= 1} onClick={step(current - 1)}>
        Назад
      </Button>
      <span className={styles.page}>
        {current} из{'\u00a0'}
        {total}
      </span>
      <Button tone="outline" aria-disabled={current >= total} onClick={step(current + 1)}>
        Далее
      </Button>
    </nav>
  );
}
