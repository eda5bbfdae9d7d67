'use client';

import type { TransportType } from '@showroom/domain/dictionaries';
import { countOf } from '@showroom/domain/text';
import { GroupTabs } from '@showroom/selection/group-tabs';
import { NoAnswer } from '@showroom/selection/no-answer';
import { selectionGroups } from '@showroom/selection/selection-groups';
import { compareLimit, useCompare } from '@showroom/selection/selection-lists';
import { announce } from '@showroom/ui/announce';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { useState } from 'react';
import * as css from './compare.css.ts';
import { ComparePanel } from './compare-panel.tsx';
import { ComparePlaceholder } from './compare-placeholder.tsx';
import { isCompared } from './compare-values.ts';
import { useShort } from './use-short.ts';

const panelId = 'compare-panel';
const offers = ['предложение', 'предложения', 'предложений'] as const;

/** Shows the visitor's own comparison in place of the shared one. The pressed button goes, so the focus moves to the page. */
function leave(): void {
  history.pushState(null, '', '/compare/');
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** A comparison that somebody sent a link to. It is only shown: the visitor's own list stays as it was until asked. */
export function SharedComparison({ ids: all }: { ids: readonly number[] }) {
  const ids = all.slice(0, compareLimit);
  const { known, loading, failed, retry } = useShort(ids, true);
  const [wanted, setWanted] = useState<TransportType>();
  if (loading) return <ComparePlaceholder columns={ids.length} />;
  if (failed) return <NoAnswer onRetry={retry} />;
  const found = ids.flatMap((id) => known.get(id) ?? []);
  if (found.length === 0)
    return (
      <Notice tone="notice" title="По этой ссылке сравнивать нечего">
        <p>Номера в ней не читаются, или таких предложений у нас не было.</p>
        <p>
          <Button tone="outline" size="sm" onClick={leave}>
            Открыть моё сравнение
          </Button>
        </p>
      </Notice>
    );
  const types = selectionGroups.filter((type) => found.some(({ card }) => card.type === type));
  const active = types.find((type) => type === wanted) ?? types[0];
  const tooMany = all.length - ids.length;
  const lost = ids.length - found.length;
  const add = () => {
    const { add: put } = useCompare.getState();
    const refused = found.filter(({ card }) => !put(card.type, { id: card.id, price: card.price })).length;
    announce(refused > 0 ? `Не поместилось: ${refused}` : 'Добавлено в моё сравнение');
    leave();
  };
  return (
    <div className={css.view}>
      <div data-print="hide">
        <Notice title="Этим сравнением с вами поделились">
          <p>Ваш собственный список не изменился.</p>
          {tooMany > 0 && (
            <p>
              Показаны первые {compareLimit}: больше не помещается. Осталось по ссылке: {countOf(tooMany, offers)}.
            </p>
          )}
          {lost > 0 && <p>Не нашлось по ссылке: {countOf(lost, offers)}.</p>}
          <p className={css.noticeActions}>
            <Button size="sm" onClick={add}>
              Добавить в моё сравнение
            </Button>
            <Button tone="outline" size="sm" onClick={leave}>
              Открыть моё сравнение
            </Button>
          </p>
        </Notice>
      </div>
      {active && (
        <>
          <GroupTabs
            label="Сравнение"
            counts={types.map((type) => [type, found.filter(({ card }) => card.type === type).length] as const)}
            active={active}
            onChoose={setWanted}
            panelId={panelId}
          />
          <ComparePanel
            key={active}
            id={panelId}
            isTab={types.length > 1}
            type={active}
            vehicles={found.filter(({ card }) => card.type === active).filter(isCompared)}
          />
        </>
      )}
    </div>
  );
}
