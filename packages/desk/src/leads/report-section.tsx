'use client';

import type { DeskReport, ReportCode } from '@showroom/api-contract/desk-leads';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { useEffect, useState } from 'react';
import { awayText } from '../call/call-desk.ts';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';
import { saveFile } from './save-file.ts';

const titles: Record<ReportCode, string> = {
  'lead-counts': 'Заявки по\u00a0дням',
  'answer-times': 'Время ответа',
  'link-clicks': 'Переходы по\u00a0коротким ссылкам',
};

/** A report for a period, shown and saved as CSV. */
export function ReportSection({ code }: { code: ReportCode }) {
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
      setFailure(reply.kind === 'done' ? undefined : reply.kind === 'away' ? awayText : reply.message);
    });
    return () => {
      isOvertaken = true;
    };
  }, [call, code, generation, key]);
  const ask = (more: Partial<typeof asked>) => setAsked((was) => ({ ...was, ...more }));
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        {titles[code]}
      </Heading>
      <search className={css.filters}>
        <TextField name="from" type="date" label="С дня" onChange={({ target }) => ask({ from: target.value })} />
        <TextField name="to" type="date" label="По день" onChange={({ target }) => ask({ to: target.value })} />
        {code === 'link-clicks' ? null : (
          <TextField name="dealer" label="Код дилера" onChange={({ target }) => ask({ dealer: target.value.trim() })} />
        )}
        <Button tone="outline" disabled={!report} onClick={() => report && saveFile(`${code}.csv`, report.csv)}>
          Скачать CSV
        </Button>
      </search>
      {failure ? <Notice tone="critical" title={failure} /> : null}
      {!report && !failure ? <Skeleton height={240} shape="box" /> : null}
      {report ? (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                {report.columns.map((name) => (
                  <th key={name} scope="col" className={css.cell}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {report.rows.map((row) => (
                <tr key={row.join(' ')}>
                  {row.map((value, column) => (
                    <td key={report.columns[column]} className={css.cell}>
                      {value}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Stack>
  );
}
