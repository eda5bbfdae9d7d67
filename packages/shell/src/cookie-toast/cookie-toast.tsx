'use client';

import { Button } from '@showroom/ui/button';
import { Toast } from '@showroom/ui/toast';
import { useConsent } from '@showroom/visitor/consent-store';
import { useEffect } from 'react';
import { useNotice } from '../notices/notice-queue.ts';

/** Toast with 'Принять' (PRD-2) and the refusal that the law asks for beside it. */
export function CookieToast() {
  const { consent, restore, give } = useConsent();
  useEffect(restore, [restore]);
  useNotice('cookies', consent === 'none' || consent === 'unknown');
  if (consent !== 'none') return null;
  return (
    <Toast
      isDocked
      actions={
        <>
          <Button size="sm" onClick={() => give('all')}>
            Принять
          </Button>
          <Button size="sm" tone="quiet" onClick={() => give('necessary')}>
            Только необходимые
          </Button>
        </>
      }
    >
      Файлы cookie: для работы сайта и, с{'\u00a0'}вашего согласия, статистики. <a href="/cookie/">Подробнее</a>
    </Toast>
  );
}
