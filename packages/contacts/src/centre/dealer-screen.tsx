import type { Brand } from '@showroom/domain/brand';
import { cities } from '@showroom/domain/city';
import { dealerAdvisersPath, feedbackPath } from '@showroom/domain/contact-paths';
import { dealerPictureBase } from '@showroom/domain/content-picture';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { Dealer } from '@showroom/domain/vehicle';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Icon } from '@showroom/ui/icon';
import { JsonLd } from '@showroom/ui/json-ld';
import { Picture } from '@showroom/ui/picture';
import { TextLink } from '@showroom/ui/text-link';
import type { ReactNode } from 'react';
import { AdviserList } from '../advisers/adviser-list.tsx';
import { dealerAnchor, routeHref, secondRouteHref, stockHref } from '../dealer/dealer-address.ts';
import { DealerMarks } from '../dealer/dealer-marks.tsx';
import { DepartmentHours } from '../dealer/department-hours.tsx';
import { CityMap } from '../map/city-map.tsx';
import { Part } from '../part.tsx';
import * as page from '../screen.css.ts';
import { dealerNode } from '../structured-data/dealer-node.ts';
import * as css from './dealer-screen.css.ts';
import { OpenNow } from './open-now.tsx';

type Props = {
  brand: Brand;
  dealer: Dealer;
  /** What the centre does, as links to the pages of services. */
  services: readonly { name: string; href: string }[];
  /** Cards of vehicles that stand here. */
  stock: ReactNode;
  /** The latest reviews and their summary. */
  reviews: ReactNode;
};

/** A dealer centre: where it is, when it is open, who answers, what stands there. */
export function DealerScreen({ brand, dealer, services, stock, reviews }: Props) {
  const shown = dealer.departments.filter(({ code }) => code === 'new-cars' || code === 'service');
  const external = { target: '_blank', rel: 'noopener noreferrer' } as const;
  return (
    <Container>
      <JsonLd nodes={[dealerNode(brand, dealer)]} />
      <div className={page.page}>
        <div className={page.halves} id={dealerAnchor(dealer)}>
          <div className={page.head}>
            <Breadcrumbs
              items={[
                { name: 'Главная', href: '/' },
                { name: 'Дилерские центры', href: '/contacts/' },
                { name: cities[dealer.city].i, href: `/contacts/${dealer.city}/` },
                { name: dealer.name },
              ]}
            />
            <Heading level={1} size="xl">
              {dealer.name}
            </Heading>
            <address className={css.address}>
              <span className={css.line}>
                <Icon name="pin" size={20} />
                {dealer.address}
              </span>
              {dealer.metro && (
                <span className={css.line}>
                  <Icon name="metro" size={20} />
                  {dealer.metro}
                </span>
              )}
              <a href={phoneHref(dealer.phone)} className={css.phone}>
                {phoneText(dealer.phone)}
              </a>
            </address>
            {shown.map(({ code, name, hours }) => (
              <OpenNow key={code} hours={hours} name={name} />
            ))}
            <div className={page.actions} data-print="hide">
              <ButtonLink href={phoneHref(dealer.phone)} icon="phone">
                Позвонить
              </ButtonLink>
              <ButtonLink href={feedbackPath(dealer.code)} tone="outline" icon="mail">
                Написать
              </ButtonLink>
            </div>
            <p className={css.routes} data-print="hide">
              <span>Маршрут:</span>
              <TextLink href={routeHref(dealer)} {...external}>
                Яндекс Карты
              </TextLink>
              <TextLink href={secondRouteHref(dealer)} {...external}>
                2ГИС
              </TextLink>
            </p>
          </div>
          <div className={css.picture}>
            <Picture
              base={dealerPictureBase(dealer.code)}
              size="hero"
              mobileSize="card"
              alt={`Здание центра ${dealer.name}`}
              ratio="16 / 9"
              sizes="(min-width: 899px) 50vw, 100vw"
              priority
            />
          </div>
        </div>
        <div className={page.halves}>
          <div className={css.column}>
            <Part id="hours" title="Часы работы">
              <DepartmentHours departments={dealer.departments} />
              <DealerMarks marks={dealer.marks} />
            </Part>
            {services.length > 0 && (
              <Part id="services" title="Услуги центра">
                <ul className={css.services}>
                  {services.map(({ name, href }) => (
                    <li key={href}>
                      <TextLink href={href} tone="plain">
                        {name}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </Part>
            )}
          </div>
          <Part id="map" title="Как добраться">
            <CityMap group={{ city: dealer.city, dealers: [{ number: 1, dealer }] }} />
          </Part>
        </div>
        {stock && (
          <Part
            id="stock"
            title="В наличии в этом центре"
            more={{ href: stockHref(dealer), name: 'Все автомобили центра' }}
          >
            {stock}
          </Part>
        )}
        {dealer.advisers.length > 0 && (
          <Part
            id="advisers"
            title="Консультанты"
            more={{ href: dealerAdvisersPath(dealer), name: 'Все консультанты' }}
          >
            <AdviserList dealer={dealer} />
          </Part>
        )}
        {reviews}
      </div>
    </Container>
  );
}
