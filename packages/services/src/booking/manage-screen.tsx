import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { TextLink } from '@showroom/ui/text-link';
import * as css from './booking.css.ts';
import { BookingManager } from './booking-manager.tsx';

/** A booking by its secret link. */
export function ManageScreen({ companyPhone }: { companyPhone: string }) {
  return (
    <Container>
      <div className={css.page}>
        <Heading level={1} size="xl">
          Ваша запись
        </Heading>
        <noscript>
          <Notice title="Позвоните нам">
            <p>
              Страница работает с{'\u00a0'}включённым JavaScript. Изменить запись можно по{'\u00a0'}телефону{' '}
              <TextLink href={phoneHref(companyPhone)}>{phoneText(companyPhone)}</TextLink>.
            </p>
          </Notice>
        </noscript>
        <div className={css.live}>
          <BookingManager companyPhone={companyPhone} />
        </div>
      </div>
    </Container>
  );
}
