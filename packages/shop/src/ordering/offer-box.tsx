import { storeOfferText } from '@showroom/domain/shop/store-order';
import { Checkbox } from '@showroom/ui/checkbox';
import { TextLink } from '@showroom/ui/text-link';
import * as css from './ordering.css.ts';

type Props = { isAgreed: boolean; isWrong: boolean; onChange: (isAgreed: boolean) => void };

/** Agreement to the terms of a remote sale. */
export function OfferBox({ isAgreed, isWrong, onChange }: Props) {
  return (
    <div>
      <Checkbox
        name="offer"
        checked={isAgreed}
        onChange={({ target }) => onChange(target.checked)}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'offer-error' })}
        label={
          <>
            {storeOfferText.split('публичной оферты')[0]}
            <TextLink href="/store-offer/">публичной оферты</TextLink>
          </>
        }
      />
      {isWrong && (
        <p id="offer-error" className={css.bad}>
          Нужно согласие с&nbsp;офертой.
        </p>
      )}
    </div>
  );
}
