import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { deliveryOf } from '@showroom/domain/delivery';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { tied } from '@showroom/domain/tied';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { Gallery } from '@showroom/listing/gallery';
import { breadcrumbNode } from '@showroom/listing/listing-nodes';
import * as page from '@showroom/listing/product-page';
import { Section } from '@showroom/listing/section';
import { BelowTheFold } from '@showroom/ui/below-the-fold';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { FactList } from '@showroom/ui/fact-list';
import { JsonLd } from '@showroom/ui/json-ld';
import { Static } from '@showroom/ui/static';
import { wholeWords } from '@showroom/ui/whole-words';
import type { ReactNode } from 'react';
import { keyFacts } from '../facts/facts.data.ts';
import { vehicleFacts } from '../facts/vehicle-facts.ts';
import { vehicleNode } from '../json-ld/vehicle-node.ts';
import { RecentlyViewed } from '../selection/recently-viewed.tsx';
import { cardFactWords, deliveryWords, vehicleTitle } from '../text/vehicle-words.ts';
import { ArrivalLink } from './arrival-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { DealerBlock } from './dealer-block.tsx';
import { Equipment } from './equipment.tsx';
import { HistoryBlock } from './history-block.tsx';
import { InspectionReport } from './inspection-report.tsx';
import { PricePanel } from './price-panel.tsx';
import { SimilarVehicles } from './similar-vehicles.tsx';
import { SpecificationSheet } from './specification-sheet.tsx';
import { vehicleCrumbs } from './vehicle-crumbs.ts';
import * as css from './vehicle-screen.css.ts';

type Props = {
  brand: Brand;
  city: CityCode;
  vehicle: VehicleDetail;
  /** Buttons that open forms, the main one first: test drive, credit, trade-in, reservation. Before the call. */
  actions?: ReactNode;
  /** The first of them once more, short, for the bar at the foot of a phone's screen. */
  mainAction?: ReactNode;
};

/** One row on a wide screen; more would push the footer out of reach on a phone. */
const similarLimit = 4;

/** Where one may write to the brand, beside calling its centre. */
const messengersOf = ({ social }: Brand) =>
  (['telegram', 'vk'] as const).flatMap((code) => {
    const href = social[code];
    return href ? [{ code, name: code === 'vk' ? 'ВКонтакте' : 'Telegram', href }] : [];
  });

/** Everything about one vehicle, with its price and the ways to its dealer always in reach. */
export function VehicleScreen({ brand, city, vehicle, actions, mainAction }: Props) {
  const title = vehicleTitle(vehicle);
  const crumbs = vehicleCrumbs(brand.listings, vehicle);
  const facts = vehicleFacts(vehicle);
  const rest = facts.slice(keyFacts);
  const isComing = vehicle.price === null;
  const delivery = deliveryOf(brand, city, vehicle);
  const phone = vehicle.dealerFull.phone || brand.phones[city];
  const call = { href: phoneHref(phone), text: phoneText(phone) };
  return (
    // One element: whoever comes from a list is scrolled to its top, and of several to one of them.
    <div>
      <Container>
        <JsonLd nodes={[vehicleNode(brand, vehicle), breadcrumbNode(brand, crumbs)]} />
        <div className={page.crumbs}>
          {/* The vehicle itself is named right below. */}
          <Breadcrumbs items={crumbs.slice(0, -1)} />
        </div>
        <article className={page.page}>
          <header className={page.head}>
            <h1 className={page.title} data-item="">
              {wholeWords(`${vehicle.mark.name} ${vehicle.model.name}`)}{' '}
              <span className={css.trim}>{tied(vehicle.modification)}</span>
            </h1>
            <p className={page.lead}>
              {[
                ...cardFactWords(vehicle),
                `${vehicle.dealer.name.replaceAll(' ', '\u00a0')}, ${cities[vehicle.dealer.city].i}`,
              ].map((fact) => (
                <span key={fact}>{`${fact} `}</span>
              ))}
            </p>
          </header>
          <div className={page.pictures}>
            <Gallery pictures={vehicle.pictures} spin={vehicle.spin} videos={vehicle.videos} title={tied(title)} />
          </div>
          <div className={page.aside}>
            <PricePanel
              vehicle={vehicle}
              delivery={delivery && `Доставим в\u00a0${cities[city].v} ${deliveryWords(delivery)}`}
              call={call}
              messengers={messengersOf(brand)}
              title={title}
              actions={isComing ? <ArrivalLink id={vehicle.id} /> : actions}
            />
          </div>
          <div className={page.body}>
            <Static>
              <Section title="Главное">
                <FactList columns={4} facts={facts.slice(0, keyFacts)} />
              </Section>
            </Static>
            <BelowTheFold>
              <Static>
                {vehicle.description && (
                  <Section title="Описание">
                    <p className={page.description}>{tied(vehicle.description)}</p>
                  </Section>
                )}
                <SpecificationSheet vehicle={vehicle} facts={rest} />
                <Equipment groups={vehicle.equipment} />
                <InspectionReport inspection={vehicle.inspection} />
                <HistoryBlock vehicle={vehicle} phone={phone} />
                <DealerBlock vehicle={vehicle} />
              </Static>
            </BelowTheFold>
          </div>
        </article>
        <BelowTheFold>
          <SimilarVehicles title="Похожие предложения" vehicles={vehicle.similar.slice(0, similarLimit)} />
          <RecentlyViewed current={vehicle.id} />
        </BelowTheFold>
      </Container>
      <BottomBar price={vehicle.price} monthly={vehicle.monthly} call={call}>
        {isComing ? <ArrivalLink id={vehicle.id} short /> : mainAction}
      </BottomBar>
    </div>
  );
}
