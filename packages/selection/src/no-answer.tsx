'use client';

import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';

/** The vehicles could not be asked for: why, and again. Nothing that was chosen is lost. */
export function NoAnswer({ onRetry }: { onRetry: () => void }) {
  const title = navigator.onLine ? 'Не удалось загрузить данные' : 'Нет соединения с интернетом';
  return (
    <Notice tone="critical" title={title}>
      <p>Всё, что вы отложили, сохранено в{'\u00a0'}этом браузере.</p>
      <p>
        <Button tone="outline" size="sm" onClick={onRetry}>
          Повторить
        </Button>
      </p>
    </Notice>
  );
}
