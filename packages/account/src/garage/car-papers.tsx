'use client';

import type { OwnFile } from '@showroom/api-contract/account-parts';
import { fileRefusal } from '@showroom/domain/lead/lead-files';
import { FileButton } from '@showroom/forms/file-button';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveOwnFile, sendOwnFile } from '../parts/own-file.ts';
import * as css from '../parts/parts.css.ts';
import { failureText } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';

/** Papers of a car: they are seen and saved by the owner alone. */
export function CarPapers({ carId, papers }: { carId: string; papers: readonly OwnFile[] }) {
  const call = useAccountCall();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    const refusal = fileRefusal(file.type, file.size);
    if (refusal) return setFailure(refusal);
    const reply = await sendOwnFile(`/api/garage/${carId}/papers/`, file);
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
    if (reply.kind === 'done') await client.invalidateQueries({ queryKey: ['account'] });
  };
  const save = async (paper: string) => {
    const reply = await call('GET /garage/{id}/papers/{paper}', { id: carId, paper });
    if (reply.kind === 'done') saveOwnFile(reply.body);
    else setFailure(failureText(reply));
  };
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        Документы
      </Heading>
      <Text tone="quiet">СТС, ПТС, полис: JPG, PNG, HEIC или PDF. Видите их только вы.</Text>
      {papers.map(({ id, name }) => (
        <Cluster key={id} gap={3}>
          <button type="button" className={css.lineButton} onClick={() => save(id)}>
            {name}
          </button>
          <Button
            tone="quiet"
            size="sm"
            aria-label={`Удалить ${name}`}
            onClick={() => call('DELETE /garage/{id}/papers/{paper}', { id: carId, paper: id })}
          >
            Удалить
          </Button>
        </Cluster>
      ))}
      <FileButton
        words="Приложить документ"
        aria-label="Приложить документ"
        accept="image/jpeg,image/png,image/heic,application/pdf"
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      {failure ? <Notice tone="critical" title={failure} /> : null}
    </Stack>
  );
}
