'use client';

import { type StaffRole, type StaffRow, staffRoles } from '@showroom/api-contract/desk-staff';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Cluster } from '@showroom/ui/cluster';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';
import { roleWords } from '../words.ts';
import { useSavedForm } from './use-saved-form.ts';

/** An account with the password of its first sign-in. */
export type HandedOut = { member: StaffRow; password: string };
type Props = { edited: StaffRow | undefined; onDone: (handed?: HandedOut) => void };

const isRole = (name: unknown): name is StaffRole => staffRoles.some((known) => known === name);

/** One account: a new one, or other rights for a known one. */
export function StaffForm({ edited, onDone }: Props) {
  const { call } = useDesk();
  const { errors, save } = useSavedForm<StaffRow | HandedOut>(
    (said) => {
      const codes = `${said.get('dealers') ?? ''}`.split(/[\s,]+/).filter((code) => code !== '');
      const rights = {
        name: `${said.get('name') ?? ''}`,
        roles: said.getAll('roles').filter(isRole),
        dealers: codes.length === 0 ? null : codes,
      };
      return edited
        ? call('PUT /reports/staff/{id}', { id: edited.id, ...rights, isDisabled: said.has('isDisabled') })
        : call('POST /reports/staff', { login: `${said.get('login') ?? ''}`, ...rights });
    },
    (body) => onDone('password' in body ? body : undefined),
  );
  return (
    <form method="post" onSubmit={save} noValidate>
      <Stack gap={3}>
        <div className={css.filters}>
          {edited ? null : <TextField name="login" label="Логин" placeholder="i.petrov" error={errors.login} />}
          <TextField name="name" label="Имя и фамилия" defaultValue={edited?.name} error={errors.name} />
          <TextField
            name="dealers"
            label="Коды центров через запятую"
            defaultValue={edited?.dealers?.join(', ')}
            error={errors.dealers}
            hint={'Пусто\u00a0— все центры.'}
          />
        </div>
        <Cluster gap={4}>
          {staffRoles.map((role) => (
            <Checkbox
              key={role}
              name="roles"
              value={role}
              label={roleWords[role]}
              defaultChecked={edited?.roles.includes(role) ?? false}
            />
          ))}
          {edited ? <Checkbox name="isDisabled" label="Вход закрыт" defaultChecked={edited.isDisabled} /> : null}
        </Cluster>
        {errors.form ? <Notice tone="critical" title={errors.roles ?? errors.form} /> : null}
        <Cluster gap={3}>
          <Button type="submit">{edited ? 'Сохранить' : 'Завести'}</Button>
          {edited ? (
            <Button tone="quiet" onClick={() => onDone()}>
              Отмена
            </Button>
          ) : null}
        </Cluster>
      </Stack>
    </form>
  );
}
