import { opensDialog } from '@showroom/domain/dialogs';
import { ButtonLink } from '@showroom/ui/button-link';
import { arrivalHref } from '../text/vehicle-words.ts';

/** The way to be told that a vehicle has arrived and what it costs: a dialog, or its page with the dealer's phone. */
export function ArrivalLink({ id, short = false }: { id: number; short?: boolean }) {
  return (
    <ButtonLink
      href={arrivalHref(id)}
      size={short ? 'md' : 'lg'}
      wide={!short}
      icon={short ? undefined : 'bell'}
      rel="nofollow"
      {...opensDialog('on-sale-soon')}
    >
      {short ? 'Сообщить' : 'Сообщить о\u00a0поступлении'}
    </ButtonLink>
  );
}
