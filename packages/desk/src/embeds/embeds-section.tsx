'use client';

import { embedSnippet, type FramedName, framed } from '@showroom/domain/embeds';
import { announce } from '@showroom/ui/announce';
import { Button } from '@showroom/ui/button';
import { Disclosure } from '@showroom/ui/disclosure';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import * as css from './embeds-section.css.ts';

function Embed({ name, origin }: { name: FramedName; origin: string }) {
  const [isCopied, setCopied] = useState(false);
  const snippet = embedSnippet(origin, name);
  const copy = async () => {
    await navigator.clipboard.writeText(snippet);
    setCopied(true);
    announce('Код скопирован');
  };
  return (
    <section className={css.part}>
      <Heading level={2} size="sm">
        {framed[name].title}
      </Heading>
      {/* A scrolled text is reached by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre className={css.code} tabIndex={0}>
        {snippet}
      </pre>
      <div>
        <Button tone="outline" onClick={() => void copy().catch(() => setCopied(false))}>
          {isCopied ? 'Скопировано' : 'Скопировать код'}
        </Button>
      </div>
      <Disclosure summary="Живой пример">
        <iframe className={css.example} src={framed[name].path} title={framed[name].title} loading="lazy" />
      </Disclosure>
    </section>
  );
}

/** Snippets for partners. A partner's origin has to stand in `EMBED_PARTNERS` of the deployment, or the browser shows nothing. */
export function EmbedsSection({ site }: { site: { host: string } }) {
  return (
    <Stack gap={8}>
      <Heading level={1} size="lg">
        Виджеты для партнёров
      </Heading>
      <Text>
        Код вставляется на{'\u00a0'}страницу партнёра. Адрес его сайта должен стоять в{'\u00a0'}списке разрешённых: без
        {'\u00a0'}этого браузер форму не{'\u00a0'}покажет. Список ведёт администратор витрины.
      </Text>
      {(Object.keys(framed) as FramedName[]).map((name) => (
        <Embed key={name} name={name} origin={`https://${site.host}`} />
      ))}
    </Stack>
  );
}
