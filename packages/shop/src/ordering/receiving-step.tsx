import { cities } from '@showroom/domain/city';
import { formatDayMonth } from '@showroom/domain/dates';
import { formatRoubles } from '@showroom/domain/text';
import { tied } from '@showroom/domain/tied';
import { Disclosure } from '@showroom/ui/disclosure';
import { Heading } from '@showroom/ui/heading';
import { Radio } from '@showroom/ui/radio';
import { TextArea } from '@showroom/ui/text-area';
import * as css from './ordering.css.ts';
import type { Quote } from './ordering-calls.ts';
import { isBrought, type OrderingChoice } from './ordering-choice.ts';

type Props = {
  quote: Quote;
  choice: OrderingChoice;
  addressError: string | undefined;
  onChange: (change: Partial<OrderingChoice>) => void;
};

/** Centres shown at once. */
const shownCentres = 4;

function CentreChoice({
  centre,
  isChosen,
  onChoose,
}: {
  centre: Quote['centres'][number];
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { code, name, address, readyOn, readyHours, isAllHere } = centre;
  return (
    <div className={css.centre}>
      <Radio
        name="dealer"
        value={code}
        checked={isChosen}
        onChange={onChoose}
        label={
          <>
            {name}
            <span className={css.quiet}>
              <br />
              {tied(address)}
            </span>
            <span className={isAllHere ? css.good : css.quiet}>
              <br />
              Можно забрать {formatDayMonth(readyOn)}
              {readyHours && (
                <>
                  , <span className={css.unbroken}>{readyHours}</span>
                </>
              )}
            </span>
          </>
        }
      />
    </div>
  );
}

/** Where the goods are taken from, or brought to. */
export function ReceivingStep({ quote, choice, addressError, onChange }: Props) {
  const { centres, delivery } = quote;
  const chosen = centres.findIndex(({ code }) => code === choice.dealer);
  const first = centres.filter((_, at) => at < shownCentres || at === chosen);
  const more = centres.filter((centre) => !first.includes(centre));
  const view = (centre: Quote['centres'][number]) => (
    <CentreChoice
      key={centre.code}
      centre={centre}
      isChosen={centre.code === choice.dealer}
      onChoose={() => onChange({ dealer: centre.code })}
    />
  );
  return (
    <section className={css.step}>
      <Heading level={2} size="md">
        Как получить
      </Heading>
      <fieldset className={css.choices} aria-label="Способ получения">
        <Radio
          name="receiving"
          value="pickup"
          label="Забрать в центре, бесплатно"
          checked={choice.receiving === 'pickup'}
          onChange={() => onChange({ receiving: 'pickup' })}
        />
        {isBrought(quote) && (
          <Radio
            name="receiving"
            value="delivery"
            label={`Доставка по\u00a0${cities[delivery.city].d} с\u00a0${formatDayMonth(delivery.readyOn)}, ${delivery.price === 0 ? 'бесплатно' : formatRoubles(delivery.price)}`}
            checked={choice.receiving === 'delivery'}
            onChange={() => onChange({ receiving: 'delivery', pay: 'online' })}
          />
        )}
      </fieldset>
      {choice.receiving === 'pickup' ? (
        <fieldset className={css.centres} aria-label="Центр выдачи">
          {first.map(view)}
          {more.length > 0 && (
            <Disclosure summary="Остальные центры" count={more.length}>
              <div className={css.centres}>{more.map(view)}</div>
            </Disclosure>
          )}
        </fieldset>
      ) : (
        <TextArea
          name="address"
          label="Адрес доставки"
          rows={2}
          maxLength={300}
          autoComplete="street-address"
          value={choice.address}
          error={addressError}
          hint={'Улица, дом, квартира или\u00a0офис'}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
    </section>
  );
}
