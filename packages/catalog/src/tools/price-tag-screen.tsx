import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { creditLine, standardTerms } from '@showroom/domain/credit';
import { phoneText } from '@showroom/domain/phone';
import { qrPath } from '@showroom/domain/qr';
import { formatRoubles } from '@showroom/domain/text';
import { tied } from '@showroom/domain/tied';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { numberLabel } from '@showroom/domain/vehicle-number';
import { wholeWords } from '@showroom/ui/whole-words';
import { keyFacts } from '../facts/facts.data.ts';
import { vehicleFacts } from '../facts/vehicle-facts.ts';
import { vehicleHref } from '../text/vehicle-words.ts';
import { benefitPrice } from '../vehicle/benefit-price.ts';
import * as css from './price-tag.css.ts';
import { PriceTagControls } from './price-tag-controls.tsx';

/** A code that leads to an address, as dark squares of the page's own ink. */
function QrCode({ address }: { address: string }) {
  const { size, d } = qrPath(address);
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR-код страницы автомобиля"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={d} />
    </svg>
  );
}

/** The price without conditions large, then what each benefit takes off it, then the price with all of them. */
function Prices({ vehicle }: { vehicle: VehicleDetail }) {
  const { price, oldPrice, benefits, vat } = vehicle;
  if (price === null) return <p className={css.price}>Цена уточняется</p>;
  const best = benefitPrice(
    price,
    benefits.map(({ amount }) => amount),
  );
  return (
    <div className={css.prices}>
      {oldPrice !== null && <s className={css.old}>{formatRoubles(oldPrice)}</s>}
      <p className={css.price}>{formatRoubles(price)}</p>
      {vat && <p className={css.quiet}>включая НДС</p>}
      {benefits.length > 0 && (
        <ul className={css.benefits}>
          {benefits.map(({ code, name, amount, condition }) => (
            <li key={code} className={css.benefit}>
              <span>
                {name} <span className={css.quiet}>{condition}</span>
              </span>
              <b>−{formatRoubles(amount)}</b>
            </li>
          ))}
          <li className={css.benefit}>
            <span>Цена со{'\u00a0'}всеми выгодами</span>
            <b>{formatRoubles(best)}</b>
          </li>
        </ul>
      )}
    </div>
  );
}

/** As much of the equipment as the sheet has room for. The groups of safety come last here: every car has them. */
function Equipped({ items }: { items: readonly string[] }) {
  return (
    <div className={css.equipped}>
      {items.length > 0 && <p className={css.equippedTitle}>В комплектации</p>}
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item}>{tied(item)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A price tag for a windscreen, A4 or A5: the same sheet, as both have the same proportions. */
export function PriceTagScreen({ brand, vehicle }: { brand: Brand; vehicle: VehicleDetail }) {
  const { dealerFull: dealer, condition, monthly, creditMonths } = vehicle;
  const facts = vehicleFacts(vehicle).filter(({ name }) => name !== 'vin');
  return (
    <PriceTagControls back={vehicleHref(vehicle.id)}>
      <div className={css.paper}>
        <article className={css.sheet} data-sheet="">
          <header className={css.head}>
            <img src="/logo.svg" alt={brand.name} width={160} height={32} className={css.logo} />
            <p className={css.dealer}>{dealer.name}</p>
          </header>
          <div>
            <p className={css.badge}>{condition === 'new' ? 'Новый' : 'С пробегом'}</p>
            <h1 className={css.title}>
              {vehicle.mark.name} {vehicle.model.name}
            </h1>
            <p className={css.trim}>
              {vehicle.modification}
              {vehicle.modification && ', '}
              {vehicle.year}
            </p>
          </div>
          <Prices vehicle={vehicle} />
          <dl className={css.facts}>
            {facts.slice(0, keyFacts).map(({ name, label, value }) => (
              <div key={name} className={css.fact}>
                <dt className={css.quiet}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Equipped items={vehicle.equipment.toReversed().flatMap(({ items }) => items)} />
          <footer className={css.foot}>
            <QrCode address={absoluteUrl(brand, vehicleHref(vehicle.id))} />
            <div className={css.more}>
              {monthly !== null && (
                <p>
                  <b className={css.monthly}>от {formatRoubles(monthly)}/мес.</b> в{'\u00a0'}кредит
                </p>
              )}
              <p>
                Фотографии, комплектация и{'\u00a0'}запись на{'\u00a0'}сайте {wholeWords(brand.host)}: наведите камеру
                на{'\u00a0'}код.
              </p>
              <p>
                {dealer.address}. {phoneText(dealer.phone)}
              </p>
              {vehicle.vinMasked !== null && (
                <p className={css.quiet}>
                  {numberLabel(vehicle.vinMasked, vehicle.bodyType)} {vehicle.vinMasked}
                </p>
              )}
            </div>
            <p className={css.legal}>
              {monthly === null ? 'Не\u00a0является публичной офертой.' : creditLine(standardTerms(creditMonths))}{' '}
              {brand.legal.entity.replaceAll(' ', '\u00a0')}, ОГРН
              {'\u00a0'}
              {brand.legal.ogrn}.
            </p>
          </footer>
        </article>
      </div>
    </PriceTagControls>
  );
}
