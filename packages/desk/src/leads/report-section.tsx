'use client';

import type { DeskReport } from '@showroom/api-contract/desk-leads';
import { type ReportCode, reports } from '@showroom/api-contract/reports';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { saveFile } from '@showroom/visitor/save-file';
import { useEffect, useState } from 'react';
import * as css from '../desk.css.ts';
import { DealerSelect } from '../lists/dealer-select.tsx';
import { DeskTable } from '../lists/desk-table.tsx';
import { failureOf } from '../lists/use-opened-thing.ts';
import { useDesk } from '../session/use-desk.tsx';

const day = /^(\d{4})-(\d\d)-(\d\d)$/;
/** Days as people write them; the CSV keeps the form that spreadsheets sort. */
const cellText = (value: string | number) => (value === '' ? '—' : String(value).replace(day, '$3.$2.$1'));

/** A report for a period, shown and saved as CSV. */
export function ReportSection({ code }: { code: ReportCode }) {
  const { title, isByDealer } = reports[code];
  const { call, generation } = useDesk();
  const [asked, setAsked] = useState({ from: '', to: '', dealer: '' });
  const [report, setReport] = useState<DeskReport>();
  const [failure, setFailure] = useState<string>();
  const key = JSON.stringify(asked);
  useEffect(() => {
    let isOvertaken = false;
    const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
    void call('GET /reports/figures/{code}', { code, ...given }).then((reply) => {
      if (isOvertaken) return;
      if (reply.kind === 'done') setReport(reply.body);
      setFailure(failureOf(reply));
    });
    return () => {
      isOvertaken = true;
    };
  }, [call, code, generation, key]);
  const ask = (more: Partial<typeof asked>) => setAsked((was) => ({ ...was, ...more }));
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      <search className={css.filters}>
        <TextField name="from" type="date" label="С дня" onChange={({ target }) => ask({ from: target.value })} />
        <TextField name="to" type="date" label="По день" onChange={({ target }) => ask({ to: target.value })} />
        {!isByDealer ? null : <DealerSelect value={asked.dealer} onChange={(dealer) => ask({ dealer })} />}
        <Button tone="outline" disabled={!report} onClick={() => report && saveFile(`${code}.csv`, report.csv)}>
          Скачать CSV
        </Button>
      </search>
      {failure ? <Notice tone="critical" title={failure} /> : null}
      {!report && !failure ? <Skeleton height={240} shape="box" /> : null}
      {report?.rows.length === 0 ? <Text tone="quiet">За этот период данных нет.</Text> : null}
      {report && report.rows.length > 0 ? (
        <DeskTable
          columns={report.columns}
          rows={report.rows.map((row) => ({ key: row.join(' '), cells: row.map(cellText) }))}
        />
      ) : null}
    </Stack>
  );
}
