import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import * as css from './booking.css.ts';
import type { BookingSources } from './booking-facts.ts';

type Props = Pick<BookingSources, 'brand' | 'city'> & {
  /** The wizard, which the page puts in: it may know who is signed in. */
  children: ReactNode;
};

/** Service booking as a page. */
export function BookingScreen({ brand, city, children }: Props) {
  const phone = brand.phones[city];
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs
            items={[
              { name: 'Главная', href: '/' },
              { name: 'Сервис', href: '/service/' },
              { name: 'Запись на сервис' },
            ]}
          />
          <Heading level={1} size="xl">
            Запись на{'\u00a0'}сервис
          </Heading>
          <Text size="lg" tone="quiet">
            Выберите работы и{'\u00a0'}свободное время: запись подтверждается сразу, перенести или{'\u00a0'}отменить её
            можно по{'\u00a0'}ссылке.
          </Text>
        </div>
        <noscript>
          <Notice title="Запишитесь по телефону">
            <p>
              Запись работает с{'\u00a0'}включённым JavaScript. Без него запишем вас по{'\u00a0'}телефону{' '}
              <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>.
            </p>
          </Notice>
        </noscript>
        <div className={css.live}>{children}</div>
      </div>
    </Container>
  );
}
