import { dealerPath } from '@showroom/domain/contact-paths';
import { dealerPictureBase } from '@showroom/domain/content-picture';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { countOf } from '@showroom/domain/text';
import type { Dealer } from '@showroom/domain/vehicle';
import { ButtonLink } from '@showroom/ui/button-link';
import { Heading } from '@showroom/ui/heading';
import { Icon } from '@showroom/ui/icon';
import { Picture } from '@showroom/ui/picture';
import { TextLink } from '@showroom/ui/text-link';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import { dealerAnchor, routeHref, stockHref, streetOf } from './dealer-address.ts';
import * as css from './dealer-card.css.ts';
import { DealerMarks } from './dealer-marks.tsx';
import { DepartmentHours } from './department-hours.tsx';
import { disc } from './disc.css.ts';

type Props = { dealer: Dealer; number: number };

/** One dealer centre: how to get there and call, when it is open, what it has. */
export function DealerCard({ dealer, number }: Props) {
  const anchor = dealerAnchor(dealer);
  const advisers = dealer.advisers.length;
  return (
    <article id={anchor} aria-labelledby={`${anchor}-name`} className={css.card}>
      <div className={css.place}>
        <div className={css.picture}>
          <Picture
            base={dealerPictureBase(dealer.code)}
            size="card"
            alt=""
            ratio="16 / 9"
            sizes="(min-width: 1100px) 400px, (min-width: 599px) 46vw, 100vw"
          />
        </div>
        <div className={css.name}>
          <span className={disc} aria-hidden="true">
            {number}
          </span>
          <Heading level={3} size="sm" id={`${anchor}-name`}>
            <TextLink href={dealerPath(dealer)} tone="plain">
              {dealer.name}
            </TextLink>
          </Heading>
        </div>
        <address className={css.address}>
          <span>{streetOf(dealer)}</span>
          {dealer.metro && (
            <span className={css.metro}>
              <Icon name="metro" size={16} />
              <VisuallyHidden>Метро </VisuallyHidden>
              {dealer.metro}
            </span>
          )}
          <a href={phoneHref(dealer.phone)} className={css.phone}>
            {phoneText(dealer.phone)}
          </a>
        </address>
      </div>
      <div className={css.visit}>
        <p className={css.facts}>
          {dealer.stockCount > 0 && (
            <span>{countOf(dealer.stockCount, ['предложение', 'предложения', 'предложений'])} в наличии</span>
          )}
          {advisers > 0 && <span>{countOf(advisers, ['консультант', 'консультанта', 'консультантов'])}</span>}
        </p>
        <div className={css.actions} data-print="hide">
          {dealer.stockCount > 0 && (
            <ButtonLink
              href={stockHref(dealer)}
              tone="outline"
              size="sm"
              aria-label={`Автомобили в наличии: ${dealer.name}`}
            >
              Автомобили в наличии
            </ButtonLink>
          )}
          <ButtonLink
            href={routeHref(dealer)}
            tone="outline"
            size="sm"
            icon="external"
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Маршрут: ${dealer.name}, откроются Яндекс Карты`}
          >
            Маршрут
          </ButtonLink>
        </div>
      </div>
      <div className={css.details}>
        <DepartmentHours departments={dealer.departments} />
        <DealerMarks marks={dealer.marks} />
      </div>
    </article>
  );
}
