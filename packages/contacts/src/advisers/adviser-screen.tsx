import {
  dealerAdvisersPath,
  dealerPath,
  feedbackPath,
  personalPath,
  visitCardPath,
} from '@showroom/domain/contact-paths';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { Adviser, Dealer } from '@showroom/domain/vehicle';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import * as css from '../screen.css.ts';
import * as own from './adviser-screen.css.ts';
import { Face } from './face.tsx';
import { spokenLanguages } from './languages.data.ts';
import { MailLink } from './mail-link.tsx';

type Props = { dealer: Dealer; adviser: Adviser; reviews: ReactNode };

/** An adviser within the site: how to reach him, where he sits, what customers say. */
export function AdviserScreen({ dealer, adviser, reviews }: Props) {
  const { code, name, position, phone, extension, email } = adviser;
  const languages = spokenLanguages(adviser);
  return (
    <Container>
      <div className={css.page}>
        <div className={css.stack}>
          <Breadcrumbs
            items={[
              { name: 'Главная', href: '/' },
              { name: 'Дилерские центры', href: '/contacts/' },
              { name: dealer.name, href: dealerPath(dealer) },
              { name: 'Консультанты', href: dealerAdvisersPath(dealer) },
              { name },
            ]}
          />
          <div className={own.person}>
            <Face name={name} size="lg" />
            <div className={own.words}>
              <Heading level={1} size="xl">
                {name}
              </Heading>
              <Text size="lg" tone="quiet">
                {position}
              </Text>
              {languages && <Text>{languages}</Text>}
            </div>
          </div>
          <div className={css.actions} data-print="hide">
            <ButtonLink href={phoneHref(phone, extension)} icon="phone">
              Позвонить
            </ButtonLink>
            <ButtonLink href={feedbackPath(dealer.code)} tone="outline" icon="mail">
              Написать
            </ButtonLink>
            <ButtonLink href={visitCardPath(code)} tone="outline" icon="user">
              Сохранить контакт
            </ButtonLink>
          </div>
          <FactList
            facts={[
              { label: 'Телефон', value: extension ? `${phoneText(phone)}, доб.\u00a0${extension}` : phoneText(phone) },
              ...(email ? [{ label: 'Почта', value: <MailLink email={email} /> }] : []),
              { label: 'Центр', value: <TextLink href={dealerPath(dealer)}>{dealer.name}</TextLink> },
              { label: 'Адрес', value: dealer.address },
            ]}
          />
          {(adviser.en || adviser.zh) && (
            <p className={css.actions}>
              {adviser.en && (
                <a href={personalPath(code, 'en')} lang="en" hrefLang="en" className={own.language}>
                  In English
                </a>
              )}
              {adviser.zh && (
                <a href={personalPath(code, 'zh')} lang="zh" hrefLang="zh" className={own.language}>
                  中文
                </a>
              )}
            </p>
          )}
        </div>
        {reviews}
      </div>
    </Container>
  );
}
