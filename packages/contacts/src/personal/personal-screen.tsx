import type { Brand } from '@showroom/domain/brand';
import {
  feedbackPath,
  type KnownAdviser,
  type PersonalLanguage,
  personalLanguages,
  personalPath,
  reviewsPath,
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
import { routeHref } from '../dealer/dealer-address.ts';
import { OtherLanguages } from './other-languages.tsx';
import * as css from './personal.css.ts';
import { directPhone, introduction, personalFacts } from './personal-facts.tsx';
import { personalWords } from './personal-words.data.ts';

type Props = {
  brand: Brand;
  known: KnownAdviser;
  language: PersonalLanguage;
  /** Without the site's own head: the brand is named on the page. */
  isAlone: boolean;
};

/** The page that an adviser gives to a customer: made for one phone screen, call first. */
export function PersonalScreen({ brand, known, language, isAlone }: Props) {
  const { dealer, adviser } = known;
  const words = personalWords[language];
  const { name, position } = introduction(known, language);
  const others = personalLanguages(adviser).filter((other) => other !== language);
  return (
    <Container>
      <div className={css.page}>
        {isAlone && (
          <a href="/" className={css.brand}>
            {brand.name}
          </a>
        )}
        <div className={css.person}>
          <Face name={name} size="lg" />
          <div className={css.words}>
            <Heading level={1} size="lg">
              {name}
            </Heading>
            <Text tone="quiet">{position}</Text>
          </div>
        </div>
        <div className={css.actions}>
          <ButtonLink href={phoneHref(adviser.phone, adviser.extension)} icon="phone" wide>
            {words.call}: {directPhone(known, words)}
          </ButtonLink>
          <ButtonLink href={`${visitCardPath(adviser.code, language)}?download`} tone="outline" icon="download" wide>
            {words.save}
          </ButtonLink>
          <ButtonLink href={routeHref(dealer)} tone="outline" icon="pin" wide target="_blank" rel="noopener noreferrer">
            {words.route}
          </ButtonLink>
        </div>
        <FactList facts={personalFacts(known, language)} />
        <p className={css.links}>
          <TextLink href={feedbackPath(dealer.code)}>{words.write}</TextLink>
          <TextLink href={reviewsPath(dealer.code, adviser.code)}>{words.reviews}</TextLink>
          <TextLink href={visitCardPath(adviser.code, language)}>{words.card}</TextLink>
        </p>
        <OtherLanguages label={words.others} languages={others} hrefOf={(other) => personalPath(adviser.code, other)} />
      </div>
    </Container>
  );
}
