import type { VehicleReport } from '@showroom/api-contract/lead';
import { formatDate } from '@showroom/domain/dates';
import { countOf, formatInteger } from '@showroom/domain/text';
import { numberLabel } from '@showroom/domain/vehicle-number';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './report.css.ts';
import { eventWords, ownerWords, reportSummary } from './report-words.ts';

type Row = { key: string; title: ReactNode; note: ReactNode };

function Part({ title, rows, empty }: { title: string; rows: readonly Row[]; empty: string }) {
  return (
    <section className={css.part}>
      <Heading level={4} size="sm">
        {title}
      </Heading>
      {rows.length === 0 && <p className={css.quiet}>{empty}</p>}
      <ol className={css.list}>
        {rows.map((row) => (
          <li key={row.key} className={css.row}>
            <span>{row.title}</span>
            <span className={css.quiet}>{row.note}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The history of a vehicle. Takes the focus, as the field that had it is gone. Newest records first. */
export function ReportView({ report }: { report: VehicleReport }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const newest = <T extends { date: string }>(records: readonly T[]) =>
    [...records].sort((a, b) => b.date.localeCompare(a.date));
  return (
    <div ref={ref} tabIndex={-1} className={css.report} data-report="">
      <div className={css.head}>
        <Heading level={3} size="md">
          {report.title}
        </Heading>
        <p className={css.quiet}>
          {numberLabel(report.vinMasked, report.bodyType)} {report.vinMasked}
        </p>
      </div>
      <Notice tone="notice">
        <p>{report.notice}</p>
      </Notice>
      <FactList facts={reportSummary(report)} />
      <Part
        title="Владельцы"
        empty="Записей нет."
        rows={report.owners.map((owner) => {
          const { who, when } = ownerWords(owner);
          return { key: owner.from, title: who, note: when };
        })}
      />
      <Part
        title={report.mileage.some(({ engineHours }) => engineHours !== undefined) ? 'Моточасы' : 'Пробег'}
        empty="Записей нет."
        rows={newest(report.mileage).map(({ date, mileageKm, engineHours, source }) => ({
          key: `${date}-${mileageKm}`,
          title:
            engineHours === undefined
              ? `${formatInteger(mileageKm)}\u00a0км`
              : countOf(engineHours, ['моточас', 'моточаса', 'моточасов']),
          note: `${formatDate(date)}\u00a0· ${source}`,
        }))}
      />
      <Part
        title={'ДТП, ремонт и\u00a0обслуживание'}
        empty="Записей нет."
        rows={newest(report.events).map((event, index) => ({
          key: `${event.date}-${event.kind}-${index}`,
          title: eventWords(event),
          note: formatDate(event.date),
        }))}
      />
    </div>
  );
}
