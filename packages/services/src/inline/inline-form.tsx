import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Notice } from '@showroom/ui/notice';
import { TextLink } from '@showroom/ui/text-link';
import type { ComponentProps } from 'react';
import { FormIsland } from './form-island.tsx';

/** A form on its page; without scripts the company's phone stands in its place. */
export function InlineForm(props: ComponentProps<typeof FormIsland>) {
  const phone = props.facts.companyPhone;
  return (
    <>
      <noscript>
        <Notice title="Позвоните нам">
          <p>
            Форма работает с{'\u00a0'}включённым JavaScript. Без него примем заявку по{'\u00a0'}телефону{' '}
            <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>.
          </p>
        </Notice>
      </noscript>
      <FormIsland {...props} />
    </>
  );
}
