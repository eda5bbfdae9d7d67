'use client';

import { opensDialog } from '@showroom/domain/dialogs';
import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { Toast } from '@showroom/ui/toast';
import { writeCookie } from '@showroom/visitor/cookie';
import { useState } from 'react';
import { useNotice } from '../notices/notice-queue.ts';
import { installClosed } from '../notices/promotions.ts';

/** Bar that offers the site as a web application (PRD-2). Without its code the link leads to the page about the application. */
export function InstallBanner() {
  const [isClosed, setClosed] = useState(false);
  const isShown = useNotice('install', !isClosed);
  if (!isShown) return null;
  const close = () => {
    writeCookie(installClosed.name, '1', installClosed.maxAgeSeconds);
    setClosed(true);
  };
  return (
    <Toast
      actions={
        <>
          <ButtonLink href="/mobileapp/" size="sm" {...opensDialog('install-web-app')}>
            Установить
          </ButtonLink>
          <Button size="sm" tone="quiet" onClick={close}>
            Закрыть
          </Button>
        </>
      }
    >
      Установите веб-приложение на{'\u00a0'}смартфон
    </Toast>
  );
}
