import { works } from '@showroom/domain/booking/works';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { Dealer, Mark } from '@showroom/domain/vehicle';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { formFacts } from '../lead/form-facts.ts';
import * as css from './booking.css.ts';
import { BookingWizard } from './booking-wizard.tsx';

type Props = {
  brand: Brand;
  city: CityCode;
  marks: readonly Pick<Mark, 'name'>[];
  /** Centres of the city first. */
  dealers: readonly Pick<Dealer, 'code' | 'name' | 'address' | 'city' | 'departments'>[];
};

/** Service booking as a page. */
export function BookingScreen({ brand, city, marks, dealers }: Props) {
  const phone = brand.phones[city];
  const centres = dealers
    .filter(({ departments }) => departments.some(({ code }) => code === 'service'))
    .map(({ code, name, address, city: of }) => ({ code, name, address, city: of }));
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
        <div className={css.live}>
          <BookingWizard
            facts={formFacts(brand, city)}
            marks={marks.map(({ name }) => name)}
            centres={centres}
            works={works}
          />
        </div>
      </div>
    </Container>
  );
}
