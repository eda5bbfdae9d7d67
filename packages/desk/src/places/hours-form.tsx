'use client';

import type { DeskCentre } from '@showroom/api-contract/desk-places';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextField } from '@showroom/ui/text-field';
import { useState } from 'react';
import { refusalOf } from '../call/refusal-of.ts';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';

type Department = DeskCentre['departments'][number];
type Props = { dealer: string; department: Department; onChanged: (centre: DeskCentre) => void };

/** `пн–пт 09:00–21:00; сб–вс 10:00–18:00` as staff write it. */
const linesOf = ({ hours }: Department) => hours.map((row) => `${row.days} ${row.hours}`).join('; ');

/** Hyphens are what a keyboard has; hours are written with dashes. */
function readLines(text: string) {
  return text
    .split(';')
    .map((line) => line.trim().replaceAll('-', '–'))
    .filter(Boolean)
    .map((line) => {
      const cut = line.lastIndexOf(' ');
      return { days: line.slice(0, Math.max(0, cut)).trim(), hours: line.slice(cut + 1) };
    });
}

/** Working hours of one department. */
export function HoursForm({ dealer, department, onChanged }: Props) {
  const { call } = useDesk();
  const [text, setText] = useState(linesOf(department));
  const [error, setError] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    const given = { dealer, department: department.code, hours: readLines(text) };
    const reply = await call('PUT /reports/places/{dealer}/hours/{department}', given);
    if (reply.kind !== 'done') {
      const { days, hours, form } = refusalOf(reply);
      setError(days ?? hours ?? form);
      return;
    }
    setError(undefined);
    setSaved(true);
    onChanged(reply.body);
  };
  return (
    <Stack gap={2}>
      <Cluster gap={3} align="end">
        <div className={css.hours}>
          <TextField
            name={`hours-${department.code}`}
            label={department.name}
            value={text}
            error={error}
            onChange={({ target }) => {
              setText(target.value);
              setSaved(false);
            }}
          />
        </div>
        <Button size="sm" tone="outline" onClick={save} aria-label={`Сохранить часы: ${department.name}`}>
          Сохранить часы
        </Button>
      </Cluster>
      <div role="status">
        {isSaved ? (
          <Text size="sm" tone="quiet">
            Сохранено: на{'\u00a0'}сайте и{'\u00a0'}в{'\u00a0'}записи уже новые часы.
          </Text>
        ) : null}
      </div>
    </Stack>
  );
}
