'use client';

import type { GarageCarDetail } from '@showroom/api-contract/garage';
import { garageCarName, garageCarStatuses } from '@showroom/domain/account/garage-car';
import { policyKinds, policyStatuses } from '@showroom/domain/account/insurance-policy';
import { serviceOrderStatuses } from '@showroom/domain/account/service-order';
import { formatDate } from '@showroom/domain/dates';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { Cluster } from '@showroom/ui/cluster';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useState } from 'react';
import type { SectionProps } from '../account-site.ts';
import { OwnState } from '../parts/own-state.tsx';
import { pathPart } from '../parts/path-part.ts';
import { failureText } from '../parts/refusal.ts';
import type { AccountReply } from '../session/call-account.ts';
import { useAccount, useAccountCall } from '../session/use-account.ts';
import { CarForm } from './car-form.tsx';
import { CarPapers } from './car-papers.tsx';
import { MaintenanceView } from './maintenance-view.tsx';
import type { NamedMark } from './mark-and-model.tsx';
import { MileageForm } from './mileage-form.tsx';

const factsOf = ({ stateNumber, vin, year, status }: GarageCarDetail) =>
  [
    ['Госномер', stateNumber],
    ['VIN', vin],
    ['Год выпуска', year === null ? null : String(year)],
    ['Состояние', garageCarStatuses[status]],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));

function Recalls({ recalls, recallsAt }: Pick<GarageCarDetail, 'recalls' | 'recallsAt'>) {
  if (recalls === null) return <Text tone="quiet">Проверим по VIN и{'\u00a0'}сообщим, если они есть.</Text>;
  if (recalls.length === 0)
    return <Text>Отзывных кампаний нет{recallsAt ? `, проверили ${formatDate(recallsAt)}` : ''}.</Text>;
  return recalls.map(({ code, title, isDone }) => (
    <Text key={code}>
      {title}: {isDone ? 'выполнено' : 'нужен визит, работы бесплатны'}
    </Text>
  ));
}

function Matter({ car, marks }: { car: GarageCarDetail; marks: readonly NamedMark[] }) {
  const call = useAccountCall();
  const [isEditing, setEditing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id } = car;
  const isArchived = car.status === 'archived';
  const hear = (reply: AccountReply<unknown>) => setFailure(reply.kind === 'done' ? undefined : failureText(reply));
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ name: 'Гараж', href: '/lk/garage/' }, { name: garageCarName(car) }]} />
      <Heading level={1} size="lg">
        {garageCarName(car)}
      </Heading>
      {failure ? <Notice tone="critical" title={failure} /> : null}
      <FactList facts={factsOf(car)} />
      <Cluster gap={3}>
        {isArchived ? null : (
          <ButtonLink href={`/lk/service-registration/?car=${id}`}>Записаться на{'\u00a0'}сервис</ButtonLink>
        )}
        <Button tone="outline" onClick={() => setEditing((was) => !was)}>
          {isEditing ? 'Отмена' : 'Изменить данные'}
        </Button>
        {car.isMain || isArchived ? null : (
          <Button tone="outline" onClick={async () => hear(await call('POST /garage/{id}/main', { id }))}>
            Сделать основным
          </Button>
        )}
        <Button
          tone="quiet"
          onClick={async () => hear(await call('POST /garage/{id}/archive', { id, isArchived: !isArchived }))}
        >
          {isArchived ? 'Вернуть из архива' : 'В архив'}
        </Button>
      </Cluster>
      {isEditing ? (
        <CarForm
          marks={marks}
          first={{
            ...{ stateNumber: car.stateNumber ?? '', vin: car.vin ?? '', mark: car.mark, model: car.model },
            ...{ year: car.year === null ? '' : String(car.year), engine: car.engine },
          }}
          submit="Сохранить"
          onSend={async ({ mileageKm: _mileage, ...values }) => {
            const reply = await call('PATCH /garage/{id}', { id, ...values });
            if (reply.kind === 'done') setEditing(false);
            return reply;
          }}
        />
      ) : null}
      <MaintenanceView car={car} />
      <MileageForm car={car} />
      <CarPapers carId={id} papers={car.papers} />
      <Stack gap={3}>
        <Heading level={2} size="md">
          Отзывные кампании
        </Heading>
        <Recalls recalls={car.recalls} recallsAt={car.recallsAt} />
      </Stack>
      <Stack gap={3}>
        <Heading level={2} size="md">
          История обслуживания
        </Heading>
        {car.orders.length === 0 ? <Text tone="quiet">Заказов пока нет.</Text> : null}
        {car.orders.map(({ id: order, number, status, visitAt, createdAt }) => (
          <Text key={order}>
            <TextLink href={`/lk/orders/${order}/`}>Заказ № {number}</TextLink>,{' '}
            {visitAt ? `визит ${formatDate(visitAt)}` : `заявка от\u00a0${formatDate(createdAt)}`}:{' '}
            {serviceOrderStatuses[status].toLowerCase()}
          </Text>
        ))}
      </Stack>
      <Stack gap={3}>
        <Heading level={2} size="md">
          Страховки
        </Heading>
        {car.policies.length === 0 ? (
          <Text tone="quiet">
            Полисов пока нет. <TextLink href="/services/insurance/">Рассчитать страховку</TextLink>
          </Text>
        ) : null}
        {car.policies.map(({ id: policy, kind, status, endsOn }) => (
          <Text key={policy}>
            <TextLink href={`/lk/insurances/${policy}/`}>{policyKinds[kind]}</TextLink> до{'\u00a0'}
            {formatDate(endsOn)}: {policyStatuses[status].toLowerCase()}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

/** One car of the garage: data, next service, mileage, papers, recalls, orders, policies. */
export function GarageCarSection({ marks = [] }: SectionProps) {
  const car = useAccount('GET /garage/{id}', { id: pathPart(1) });
  return (
    <OwnState query={car} missing="Такого автомобиля в гараже нет">
      {(found) => <Matter car={found} marks={marks} />}
    </OwnState>
  );
}
