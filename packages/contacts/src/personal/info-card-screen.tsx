import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { type Fact, FactList } from '@showroom/ui/fact-list';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import * as css from './personal.css.ts';
import { QrCode } from './qr-code.tsx';

export type InfoCard = {
  title: string;
  lead: string;
  facts: readonly Fact[];
  /** Digits. */
  phone: string;
  /** The whole page, and where the route leads. */
  page: { href: string; name: string };
  routeHref?: string | undefined;
};

/** A compact card opened from print or a messenger: what it is about, whom to call, where the rest is. */
export function InfoCardScreen({ brand, path, card }: { brand: Brand; path: string; card: InfoCard }) {
  return (
    <Container>
      <div className={css.page}>
        <article className={css.card}>
          <a href="/" className={css.brand}>
            {brand.name}
          </a>
          <div className={css.words}>
            <Heading level={1} size="lg">
              {card.title}
            </Heading>
            <Text tone="quiet">{card.lead}</Text>
          </div>
          {card.facts.length > 0 && <FactList facts={card.facts} />}
          <div className={css.actions}>
            <ButtonLink href={phoneHref(card.phone)} icon="phone" wide>
              {phoneText(card.phone)}
            </ButtonLink>
            {card.routeHref && (
              <ButtonLink
                href={card.routeHref}
                tone="outline"
                icon="pin"
                wide
                target="_blank"
                rel="noopener noreferrer"
              >
                Как доехать
              </ButtonLink>
            )}
            <ButtonLink href={card.page.href} tone="outline" wide>
              {card.page.name}
            </ButtonLink>
          </div>
          <div className={css.scan}>
            <QrCode text={absoluteUrl(brand, path)} />
            <Text size="sm" tone="quiet">
              Передать карточку: наведите на&nbsp;код камеру другого телефона.
            </Text>
          </div>
        </article>
      </div>
    </Container>
  );
}
