'use client';

import type { ImportReport } from '@showroom/api-contract/desk-seo';
import { FileButton } from '@showroom/forms/file-button';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Disclosure } from '@showroom/ui/disclosure';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { TextArea } from '@showroom/ui/text-area';
import { useState } from 'react';
import { awayText, type DeskReply } from '../call/call-desk.ts';

type Props = {
  columns: string;
  send: (csv: string, isTrial: boolean) => Promise<DeskReply<ImportReport>>;
  onStored: () => void;
};

/** A table of many rows at once: looked at first, and stored whole or not at all. */
export function CsvImport({ columns, send, onStored }: Props) {
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<ImportReport>();
  const [failed, setFailed] = useState<string>();
  const run = async (isTrial: boolean) => {
    const reply = await send(csv, isTrial);
    setReport(reply.kind === 'done' ? reply.body : undefined);
    setFailed(reply.kind === 'done' ? undefined : reply.kind === 'refused' ? reply.message : awayText);
    if (reply.kind === 'done' && reply.body.isStored) onStored();
  };
  return (
    <Disclosure summary="Загрузить из CSV">
      <Stack gap={4}>
        <TextArea
          name="csv"
          label="Таблица"
          hint={`Первая строка — названия столбцов: ${columns}`}
          rows={6}
          value={csv}
          onChange={({ target }) => setCsv(target.value)}
        />
        <Cluster gap={3}>
          <FileButton
            words="Взять из файла"
            accept=".csv,text/csv"
            aria-label="Файл CSV"
            onChange={async ({ target }) => setCsv((await target.files?.[0]?.text()) ?? '')}
          />
          <Button tone="outline" size="sm" disabled={csv.trim() === ''} onClick={() => run(true)}>
            Проверить
          </Button>
          <Button size="sm" disabled={csv.trim() === ''} onClick={() => run(false)}>
            Загрузить
          </Button>
        </Cluster>
        {failed ? <Notice tone="critical" title={failed} /> : null}
        {report ? <ReportNotice report={report} /> : null}
      </Stack>
    </Disclosure>
  );
}

function ReportNotice({ report: { isStored, added, changed, unchanged, errors } }: { report: ImportReport }) {
  const counts = `новых ${added}, изменённых ${changed}, прежних ${unchanged}`;
  if (errors.length === 0)
    return (
      <Notice tone={isStored ? 'positive' : 'info'} title={`${isStored ? 'Загружено' : 'Ошибок нет'}: ${counts}`} />
    );
  return (
    <Notice tone="critical" title="Ничего не загружено: в таблице ошибки">
      <ul>
        {errors.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            Строка {line}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
