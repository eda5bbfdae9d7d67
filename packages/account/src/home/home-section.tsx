'use client';

import type { AccountHome } from '@showroom/api-contract/account-home';
import { formatDate } from '@showroom/domain/dates';
import { tied } from '@showroom/domain/tied';
import { formatNumber } from '@showroom/ui/format';
import { Grid } from '@showroom/ui/grid';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { expiringText } from '../expiring-text.ts';
import { AwayNotice } from '../parts/away-notice.tsx';
import { useUnread } from '../session/menu-facts.ts';
import { useAccount } from '../session/use-account.ts';
import { useKnownAnswer } from '../session/use-known-answer.ts';
import { HomeTile } from './home-tile.tsx';

function CarTile({ car }: Pick<AccountHome, 'car'>) {
  if (!car)
    return (
      <HomeTile title="Автомобиль" href="/lk/garage/" action="Добавить автомобиль">
        Добавьте машину по номеру или VIN: напомним о ТО и сохраним историю.
      </HomeTile>
    );
  return (
    <HomeTile title={car.name} href={`/lk/garage/${car.id}/`} action="В гараж" picture={car.picture}>
      {car.stateNumber ?? 'Основной автомобиль'}
    </HomeTile>
  );
}

function ServiceTile({ nextService, car }: Pick<AccountHome, 'nextService' | 'car'>) {
  return (
    <HomeTile title="Ближайшее ТО" href="/lk/service-registration/" action="Записаться">
      {nextService
        ? `${nextService.isOverdue ? 'Пора было пройти' : 'До'} ${formatDate(nextService.dueOn)}, пробег ${formatNumber(nextService.mileage)}\u00a0км`
        : car
          ? 'Укажите пробег в гараже, и мы рассчитаем дату.'
          : 'Запишитесь на удобное время.'}
    </HomeTile>
  );
}

function OrdersTile({ orders }: Pick<AccountHome, 'orders'>) {
  return (
    <HomeTile title="Заказы" href="/lk/orders/" action="Все заказы">
      {orders.length === 0 ? 'Открытых заказов нет.' : null}
      {orders.map(({ title, status, href }) => (
        <Text key={href}>
          <TextLink href={href}>{tied(title)}</TextLink>: {status.toLowerCase()}
        </Text>
      ))}
    </HomeTile>
  );
}

function NoticesTile({ unread, notices }: Pick<AccountHome, 'unread' | 'notices'>) {
  return (
    <HomeTile
      title={unread > 0 ? `Уведомления: новых ${unread}` : 'Уведомления'}
      href="/lk/notifications/"
      action="Все уведомления"
    >
      {notices.length === 0 ? 'Пока ничего нового.' : null}
      {notices.map(({ title, href, createdAt }) => (
        <Text key={`${href} ${createdAt}`}>
          <TextLink href={href}>{title}</TextLink>
        </Text>
      ))}
    </HomeTile>
  );
}

function BonusTile({ bonus }: { bonus: NonNullable<AccountHome['bonus']> }) {
  return (
    <HomeTile title={`Баллы: ${formatNumber(bonus.balance)}`} href="/lk/loyalty/" action="История баллов">
      {bonus.expiring ? expiringText(bonus.expiring) : 'Начисляем за сервис, запчасти и аксессуары.'}
    </HomeTile>
  );
}

function RequestsTile({ requests }: Pick<AccountHome, 'requests'>) {
  if (requests.length === 0)
    return (
      <HomeTile title="Заявки" href="/services/testdrive/" action="Записаться на тест-драйв">
        Отправленных заявок пока нет.
      </HomeTile>
    );
  return (
    <HomeTile title="Заявки" href="/lk/orders/?tab=requests" action="Все заявки">
      {requests.map(({ number, name, stage }) => (
        <Text key={number}>
          № {number}. {name}: {stage.toLowerCase()}
        </Text>
      ))}
    </HomeTile>
  );
}

/** The answer that the page was rendered with, and when it was given, ms. */
export type KnownHome = { answer: AccountHome; at: number };

const call = 'GET /account/home';

/** `/lk/`: all that matters now, from one answer. */
export function HomeSection({ known }: { known: KnownHome | undefined }) {
  useKnownAnswer(call, known);
  const { data: home = known?.answer, isError, refetch } = useAccount(call, {});
  useUnread(home?.unread);
  if (isError) return <AwayNotice onRetry={refetch} />;
  if (!home) return <Skeleton height={420} shape="box" />;
  return (
    <Stack gap={6}>
      <Heading level={1} size="lg">
        {home.firstName ? `Здравствуйте, ${home.firstName}!` : 'Личный кабинет'}
      </Heading>
      {home.insurance ? (
        <Notice tone="notice" title={`${home.insurance.name} заканчивается ${formatDate(home.insurance.endsOn)}`}>
          <TextLink href={`/lk/insurances/${home.insurance.id}/`}>Продлить полис</TextLink>
        </Notice>
      ) : null}
      <Grid min={300} gap={4}>
        <CarTile car={home.car} />
        <ServiceTile nextService={home.nextService} car={home.car} />
        <OrdersTile orders={home.orders} />
        {home.bonus ? <BonusTile bonus={home.bonus} /> : null}
        <NoticesTile unread={home.unread} notices={home.notices} />
        <RequestsTile requests={home.requests} />
      </Grid>
    </Stack>
  );
}
