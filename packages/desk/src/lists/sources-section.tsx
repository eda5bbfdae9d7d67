'use client';

import type { DeskRun, DeskSource, RunOutcome } from '@showroom/api-contract/desk-sources';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import { refusalOf } from '../call/refusal-of.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { DeskTable } from './desk-table.tsx';
import { ListingView } from './listing-view.tsx';
import { type Page, useListing } from './use-listing.ts';

const outcomes: Record<RunOutcome, string> = {
  running: 'Идёт',
  taken: 'Принята',
  unchanged: 'Без изменений',
  refused: 'Отклонена, склад не\u00a0изменился',
  failed: 'Не получена',
  undone: 'Отменена',
};
/** A delivery that has fewer records than this share of the last one is smaller than it should be (ADR-061). */
const shrunk = 0.8;
/** A share that fell by more is a warning (ADR-061). */
const worse = 0.05;

const percent = new Intl.NumberFormat('ru-RU', { style: 'percent', maximumFractionDigits: 1 });
const shareText = (share: number | null) => (share === null ? '' : percent.format(share));

function warningsOf({ outcome, records, recordsBefore, share, shareBefore }: DeskRun): string[] {
  if (outcome !== 'taken') return [];
  return [
    ...(recordsBefore !== null && records < recordsBefore * shrunk
      ? [`Выгрузка уменьшилась: ${records} вместо ${recordsBefore}.`]
      : []),
    ...(share !== null && shareBefore !== null && share < shareBefore - worse ? ['Принято меньше, чем вчера.'] : []),
  ];
}

function stateText({ heldAt, isLate, expectHours, nextAt }: DeskSource): string {
  if (heldAt) return `Остановлен ${timeText(heldAt)}`;
  return isLate ? `Нет новой выгрузки больше ${expectHours}\u00a0ч` : `Следующая проверка ${timeText(nextAt)}`;
}

/** Deliveries of stock: what came from where, what of it was taken in, what is wrong; hold and undo for an admin. */
export function SourcesSection() {
  const { call, generation } = useDesk();
  const [changes, setChanges] = useState(0);
  const [current, setCurrent] = useState(1);
  const [refusal, setRefusal] = useState<string>();
  const { page, failed } = useListing<DeskRun>(`${generation} ${changes} ${current}`, () =>
    call('GET /reports/sources', { page: current }),
  );
  const sources = (page as (Page<DeskRun> & { sources: DeskSource[] }) | undefined)?.sources ?? [];
  const act = async (question: string, work: () => Promise<Parameters<typeof refusalOf>[0] | { kind: 'done' }>) => {
    if (!confirm(question)) return;
    const reply = await work();
    setRefusal(reply.kind === 'done' ? undefined : refusalOf(reply).form);
    setChanges((count) => count + 1);
  };
  const hold = ({ code, heldAt }: DeskSource) =>
    act(
      heldAt
        ? `Снова принимать выгрузки «${code}»?`
        : `Остановить «${code}»? Новые выгрузки приниматься не\u00a0будут.`,
      () => call('POST /reports/sources/{source}/hold', { source: code, isHeld: !heldAt }),
    );
  const undo = ({ id, startedAt }: DeskRun) =>
    act(
      `Вернуть склад к\u00a0тому, что было до\u00a0выгрузки ${timeText(startedAt)}? Источник остановится, пока вы его не\u00a0пустите.`,
      () => call('POST /reports/sources/runs/{run}/undo', { run: id }),
    );
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Выгрузки склада
      </Heading>
      {refusal ? <Notice tone="critical" title={refusal} /> : null}
      {sources.length > 0 && (
        <DeskTable
          columns={['Источник', 'Как часто', 'Принят', 'Состояние', '']}
          rows={sources.map((source) => ({
            key: source.code,
            cells: [
              source.code,
              `раз в\u00a0${source.everyMinutes}\u00a0мин`,
              timeText(source.takenAt),
              stateText(source),
              <Button key="hold" size="sm" tone="quiet" onClick={() => void hold(source)}>
                {source.heldAt ? 'Пустить' : 'Остановить'}
              </Button>,
            ],
          }))}
        />
      )}
      <ListingView
        page={page}
        failed={failed}
        columns={['Когда', 'Источник', 'Что вышло', 'Записей', 'Новых', 'Изменено', 'Снято', 'Принято', 'Вчера', '']}
        emptyText={'Выгрузок ещё не\u00a0было.'}
        keyOf={({ id }) => id}
        cells={(run) => [
          timeText(run.startedAt),
          run.code ?? `вручную: ${run.source}`,
          <Stack key="outcome" gap={1}>
            <Text size="sm">{outcomes[run.outcome]}</Text>
            {warningsOf(run).map((warning) => (
              <Text key={warning} size="sm" tone="critical">
                {warning}
              </Text>
            ))}
          </Stack>,
          ...[run.records, run.added, run.changed, run.withdrawn].map((count) =>
            run.share === null ? '' : String(count),
          ),
          shareText(run.share),
          shareText(run.shareBefore),
          run.canUndo ? (
            <Button key="undo" size="sm" tone="quiet" onClick={() => void undo(run)}>
              Отменить
            </Button>
          ) : (
            ''
          ),
        ]}
        onPage={setCurrent}
      />
    </Stack>
  );
}
