import { adviserPath } from '@showroom/domain/contact-paths';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { tied } from '@showroom/domain/tied';
import type { Adviser, Dealer } from '@showroom/domain/vehicle';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import * as css from './adviser-card.css.ts';
import { Face } from './face.tsx';
import { spokenLanguages } from './languages.data.ts';

type Props = { dealer: Pick<Dealer, 'code' | 'city'>; adviser: Adviser };

/** An adviser among others: who, what for, which languages, which phone. */
export function AdviserCard({ dealer, adviser }: Props) {
  const { name, position, phone, extension } = adviser;
  const languages = spokenLanguages(adviser);
  return (
    <article className={css.card}>
      <Face name={name} />
      <div className={css.words}>
        <p className={css.name}>
          <TextLink href={adviserPath(dealer, adviser)} tone="plain">
            {name}
          </TextLink>
        </p>
        <Text size="sm" tone="quiet">
          {tied(position)}
        </Text>
        {languages && (
          <Text size="sm" tone="quiet">
            {languages}
          </Text>
        )}
        <p>
          <TextLink href={phoneHref(phone, extension)}>
            {phoneText(phone)}
            {extension && `, доб.\u00a0${extension}`}
          </TextLink>
        </p>
      </div>
    </article>
  );
}
