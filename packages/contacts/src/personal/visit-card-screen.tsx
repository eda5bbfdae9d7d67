import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import {
  type KnownAdviser,
  type PersonalLanguage,
  personalLanguages,
  personalPath,
  visitCardPath,
} from '@showroom/domain/contact-paths';
import { phoneHref } from '@showroom/domain/phone';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { Face } from '../advisers/face.tsx';
import { MailLink } from '../advisers/mail-link.tsx';
import { OtherLanguages } from './other-languages.tsx';
import * as css from './personal.css.ts';
import { directPhone, introduction, personalFacts } from './personal-facts.tsx';
import { personalWords } from './personal-words.data.ts';
import { QrCode } from './qr-code.tsx';

type Props = { brand: Brand; known: KnownAdviser; language: PersonalLanguage };

/** Facts that a printed card has too. */
const onCard = 2;

/** A visiting card: what is printed on one, the contact as a file, and a code that leads to the adviser's page. */
export function VisitCardScreen({ brand, known, language }: Props) {
  const { adviser } = known;
  const words = personalWords[language];
  const { name, position } = introduction(known, language);
  const page = personalPath(adviser.code, language);
  const others = personalLanguages(adviser).filter((other) => other !== language);
  return (
    <Container>
      <div className={css.page}>
        <article className={css.card} aria-label={words.card}>
          <a href="/" className={css.brand}>
            {brand.name}
          </a>
          <div className={css.person}>
            <Face name={name} />
            <div className={css.words}>
              <Heading level={1} size="md">
                {name}
              </Heading>
              <Text tone="quiet">{position}</Text>
            </div>
          </div>
          <FactList
            facts={[
              {
                label: words.call,
                value: (
                  <TextLink href={phoneHref(adviser.phone, adviser.extension)}>{directPhone(known, words)}</TextLink>
                ),
              },
              ...(adviser.email ? [{ label: words.mail, value: <MailLink email={adviser.email} /> }] : []),
              ...personalFacts(known, language).slice(0, onCard),
            ]}
          />
          <div className={css.scan}>
            <QrCode text={absoluteUrl(brand, page)} />
            <Text size="sm" tone="quiet">
              {words.scan}
            </Text>
          </div>
        </article>
        <div className={css.actions}>
          <ButtonLink href={`${visitCardPath(adviser.code, language)}?download`} icon="download" wide>
            {words.save}
          </ButtonLink>
          <ButtonLink href={page} tone="outline" icon="user" wide>
            {words.page}
          </ButtonLink>
        </div>
        <OtherLanguages
          label={words.others}
          languages={others}
          hrefOf={(other) => visitCardPath(adviser.code, other)}
        />
      </div>
    </Container>
  );
}
