'use client';

import type { DealDocument, SalesDeal } from '@showroom/api-contract/sales-deals';
import { formatDate } from '@showroom/domain/dates';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Notice } from '@showroom/ui/notice';
import { Text } from '@showroom/ui/text';
import { bytesOf, saveFile } from '@showroom/visitor/save-file';
import { useState } from 'react';
import { failureText } from '../parts/refusal.ts';
import * as css from '../rows.css.ts';
import { useAccountCall } from '../session/use-account.ts';

const kilobytes = (size: number) => `${Math.max(1, Math.round(size / 1024))}\u00a0КБ`;

/** Saves bytes under a name with the ending of their kind. */
function save({ name, mime, base64 }: { name: string; mime: string; base64: string }): void {
  const ending = mime === 'application/pdf' ? 'pdf' : mime === 'image/png' ? 'png' : 'jpg';
  saveFile(`${name}.${ending}`, bytesOf(base64), mime);
}

/** A document: read first, then signed off. */
function DocumentRow({ deal, document: one }: { deal: string; document: DealDocument }) {
  const call = useAccountCall();
  const [isRead, setRead] = useState(false);
  const [busy, setBusy] = useState<'read' | 'sign'>();
  const [failure, setFailure] = useState<string>();
  const run = async (what: 'read' | 'sign') => {
    setBusy(what);
    const names = { id: deal, document: one.id };
    const reply =
      what === 'read'
        ? await call('GET /orders/sales/{id}/documents/{document}', names)
        : await call('POST /orders/sales/{id}/documents/{document}/sign', { ...names, sha256: one.sha256 });
    setBusy(undefined);
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
    if (reply.kind !== 'done' || !('base64' in reply.body)) return;
    save(reply.body);
    setRead(true);
  };
  const isOpen = one.isForSigning && one.signedAt === null;
  return (
    <div className={css.row}>
      <div className={css.words}>
        <Text>{one.name}</Text>
        <Text size="sm" tone="quiet">
          {one.signedAt ? `Подписан ${formatDate(one.signedAt)}, ${one.signedBy}` : kilobytes(one.size)}
        </Text>
        {isOpen && !isRead ? (
          <Text size="sm" tone="quiet">
            Откройте и прочитайте документ, после этого его можно подписать.
          </Text>
        ) : null}
        {failure ? <Notice tone="critical">{failure}</Notice> : null}
      </div>
      <Cluster gap={3}>
        <Button tone="outline" size="sm" busy={busy === 'read'} onClick={() => run('read')}>
          Открыть
        </Button>
        {isOpen ? (
          <Button size="sm" disabled={!isRead} busy={busy === 'sign'} onClick={() => run('sign')}>
            Подписать
          </Button>
        ) : null}
      </Cluster>
    </div>
  );
}

export function DealDocuments({ deal }: { deal: SalesDeal }) {
  if (deal.documents.length === 0)
    return <Text tone="quiet">Документы появятся, когда консультант их подготовит.</Text>;
  return (
    <div>
      {deal.documents.map((document) => (
        <DocumentRow key={document.id} deal={deal.id} document={document} />
      ))}
    </div>
  );
}
