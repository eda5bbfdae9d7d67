import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { useEffect } from 'react';
import * as styles from './search-panel.css.ts';

/** Nobody answers: says why as far as the browser knows, and asks again by hand or when the network is back. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={styles.failed}>
      <Notice
        tone="critical"
        title={navigator.onLine ? 'Поиск сейчас не\u00a0отвечает' : 'Нет связи с\u00a0интернетом'}
      >
        <p>Запрос сохранён: повторите его через минуту.</p>
      </Notice>
      <Button tone="outline" onClick={onRetry}>
        Повторить
      </Button>
    </div>
  );
}
