'use client';

import { send } from '@showroom/bff/send';
import { Container } from '@showroom/ui/container';
import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { useCallback, useEffect, useState } from 'react';
import * as css from './request.css.ts';
import type { Change, Shown } from './request-types.ts';
import { RequestView } from './request-view.tsx';

type State = 'loading' | 'unknown' | 'away' | Shown;

/** The token stands in the fragment, which no server is ever sent. */
const tokenOf = (hash: string) => /^#([A-Za-z0-9_-]{22})$/.exec(hash)?.[1];

/** The status page of a request: the same empty page for everybody, filled by the token of the link. */
export function RequestScreen() {
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>('loading');
  const load = useCallback(async (known: string | undefined) => {
    if (!known) return setState('unknown');
    setState('loading');
    const sent = await send('POST /request/view', { token: known }, null);
    setState(sent.kind === 'done' ? sent.body : isAway(sent) ? 'away' : 'unknown');
  }, []);
  useEffect(() => {
    const read = () => {
      const known = tokenOf(location.hash);
      setToken(known);
      void load(known);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [load]);
  const change: Change = async (route, text) => {
    if (!token) return undefined;
    const sent =
      route === 'POST /request/note'
        ? await send(route, { token, text: text ?? '' }, null)
        : await send(route, { token }, null);
    if (sent.kind === 'done') {
      setState(sent.body);
      return undefined;
    }
    if (isAway(sent)) return 'Сервер не\u00a0отвечает. Текст остался здесь,\u00a0— попробуйте ещё раз.';
    if (sent.kind === 'failed' && sent.reason === 'too-many')
      return 'Сообщений слишком много. Попробуйте позже или\u00a0позвоните.';
    // Somebody closed it meanwhile: what is shown is old.
    await load(token);
    return undefined;
  };
  return (
    <Container>
      <div className={css.page}>
        <Stack gap={5}>
          {typeof state === 'object' ? (
            <RequestView request={state} onChange={change} />
          ) : (
            <>
              <Heading level={1} size="xl">
                Состояние заявки
              </Heading>
              {state === 'loading' ? (
                <Skeleton height={280} shape="box" />
              ) : (
                <EmptyState title={state === 'away' ? 'Сервер не\u00a0отвечает' : 'Такой заявки нет'}>
                  {state === 'away'
                    ? 'Обновите страницу через минуту.'
                    : 'Откройте ссылку из\u00a0письма или\u00a0SMS целиком: она могла оборваться при\u00a0копировании.'}
                </EmptyState>
              )}
            </>
          )}
        </Stack>
      </div>
    </Container>
  );
}

const isAway = (sent: { kind: string; reason?: string }) => sent.kind === 'failed' && sent.reason === 'unreachable';
