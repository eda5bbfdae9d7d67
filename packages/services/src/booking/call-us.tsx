import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { TextLink } from '@showroom/ui/text-link';
import * as css from './booking.css.ts';

type Props = { title: string; phone: string; onRetry?: () => void };

/** What to do when the site cannot: the phone, and another try. */
export function CallUs({ title, phone, onRetry }: Props) {
  return (
    <Notice tone="critical" title={title}>
      <div className={css.stack}>
        <p>
          Запишем вас по{'\u00a0'}телефону <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>. Всё, что вы
          ввели, останется на{'\u00a0'}странице.
        </p>
        {onRetry && (
          <div>
            <Button tone="outline" onClick={onRetry}>
              Повторить
            </Button>
          </div>
        )}
      </div>
    </Notice>
  );
}
