import { dealerPath, reviewsPath } from '@showroom/domain/contact-paths';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { Dealer } from '@showroom/domain/vehicle';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import * as css from './screen.css.ts';

type Props = {
  /** The centre that is written to; the group without it. */
  dealer: Dealer | undefined;
  companyPhone: string;
  form: ReactNode;
};

/** A question, thanks or a complaint, to a centre or to the group. */
export function FeedbackScreen({ dealer, companyPhone, form }: Props) {
  const phone = dealer?.phone ?? companyPhone;
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs
            items={[
              { name: 'Главная', href: '/' },
              ...(dealer
                ? [{ name: dealer.name, href: dealerPath(dealer) }, { name: 'Обратная связь' }]
                : [{ name: 'Обратная связь' }]),
            ]}
          />
          <Heading level={1} size="xl">
            {dealer ? `Обратная связь: ${dealer.name}` : 'Обратная связь'}
          </Heading>
          <Text size="lg" tone="quiet">
            Спросите, поблагодарите или пожалуйтесь: письмо прочитает руководитель, а&nbsp;не автоответчик.
          </Text>
          <Text>
            Срочный вопрос быстрее решить по&nbsp;телефону{' '}
            <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>. Чтобы мнение увидели другие покупатели,{' '}
            <TextLink href={reviewsPath(dealer?.code)}>оставьте отзыв</TextLink>.
          </Text>
        </div>
        <div className={css.narrow}>{form}</div>
      </div>
    </Container>
  );
}
