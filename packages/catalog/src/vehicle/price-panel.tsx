import { creditLine, isQuotedTerm, standardTerms } from '@showroom/domain/credit';
import { opensDialog } from '@showroom/domain/dialogs';
import { nouns } from '@showroom/domain/nouns';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import * as page from '@showroom/listing/product-page';
import { ChoiceIsland } from '@showroom/selection/choice-island';
import { Badge } from '@showroom/ui/badge';
import { ButtonLink } from '@showroom/ui/button-link';
import { Icon } from '@showroom/ui/icon';
import { IconLink } from '@showroom/ui/icon-link';
import type { ReactNode } from 'react';
import { ChoiceButtons } from '../card/choice-buttons.tsx';
import { routeHref } from './dealer-block.tsx';
import { PriceBlock } from './price-block.tsx';
import { PriceFacts } from './price-facts.tsx';
import { ShareActions } from './share-actions.tsx';
import * as css from './vehicle-screen.css.ts';

type Props = {
  vehicle: VehicleDetail;
  /** How it comes to the visitor's city, in words. */
  delivery?: string | undefined;
  call: { href: string; text: string };
  /** Networks of the brand where one may write. */
  messengers: readonly { code: 'telegram' | 'vk'; name: string; href: string }[];
  title: string;
  actions?: ReactNode;
};

/** Price, benefits and the ways to the dealer; stays in sight beside the page on wide screens. */
export function PricePanel({ vehicle, delivery, call, messengers, title, actions }: Props) {
  const { price, oldPrice, benefits, vat, condition, creditMonths } = vehicle;
  return (
    <div className={page.panel}>
      <div className={css.badges}>
        <Badge tone="action">{condition === 'new' ? 'Новый' : 'С пробегом'}</Badge>
        {vat && <Badge tone="notice">Цена с НДС</Badge>}
      </div>
      {price === null ? (
        <div id="arrival" className={css.arrival}>
          <p className={css.unpriced}>Цена уточняется</p>
          <p className={page.small}>
            {nouns[vehicle.type].this} скоро поступит в{'\u00a0'}продажу. Оставьте телефон, и{'\u00a0'}мы сообщим о
            {'\u00a0'}поступлении и{'\u00a0'}цене.
          </p>
        </div>
      ) : (
        <PriceBlock price={price} oldPrice={oldPrice} benefits={benefits} creditMonths={creditMonths} />
      )}
      <PriceFacts vehicle={vehicle} />
      {delivery && <p className={page.small}>{delivery}</p>}
      {vat && <p className={page.small}>Цена включает НДС: юридическое лицо может принять его к вычету.</p>}
      <div className={page.actions} data-print="hide">
        {actions}
        <ButtonLink href={call.href} tone={actions ? 'outline' : 'action'} size="lg" icon="phone" wide>
          {call.text}
        </ButtonLink>
        <div className={css.talk}>
          <ButtonLink href="/feedback/" tone="quiet" rel="nofollow" wide {...opensDialog('callback')}>
            Перезвоните мне
          </ButtonLink>
          {messengers.map(({ code, name, href }) => (
            <IconLink
              key={code}
              icon={code}
              label={`Написать: ${name}`}
              href={href}
              rel="noopener noreferrer nofollow"
              target="_blank"
            />
          ))}
        </div>
        <div className={page.minors}>
          <ChoiceButtons vehicle={vehicle} words={page.minor} />
          <ChoiceIsland />
          {price !== null && (
            <a
              className={page.minor}
              href={`/lk/favorites/?price=${vehicle.id}`}
              rel="nofollow"
              {...opensDialog('watch')}
            >
              <Icon name="bell" size={20} />
              Следить за{'\u00a0'}ценой
            </a>
          )}
          {vehicle.type === 'cars' && (
            <a className={page.minor} href="/services/trade-in/">
              <Icon name="swap" size={20} />
              Оценить авто
            </a>
          )}
          <a className={page.minor} href={routeHref(vehicle.dealerFull)} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" size={20} />
            Маршрут
          </a>
          <ShareActions
            title={title}
            shareIcon={<Icon name="share" size={20} />}
            printIcon={<Icon name="print" size={20} />}
          />
        </div>
      </div>
      {price !== null && (
        <p className={page.small}>
          {isQuotedTerm(creditMonths) ? creditLine(standardTerms(creditMonths)) : 'Не\u00a0является публичной офертой.'}
        </p>
      )}
    </div>
  );
}
