import { opensDialog } from '@showroom/domain/dialogs';
import { ButtonLink } from '@showroom/ui/button-link';

type Props = {
  /** Of the vehicle. */
  id: number;
  /** The first of them alone, for the bar at the foot of a phone's screen. */
  short?: boolean;
};

/** What a company asks for of a lorry or a trailer: an offer and a leasing plan; dialogs, or the pages of the same forms. */
export function CompanyLinks({ id, short = false }: Props) {
  return (
    <>
      <ButtonLink
        href={`/services/commercial/?vehicle=${id}`}
        size={short ? 'md' : 'lg'}
        wide={!short}
        rel="nofollow"
        {...opensDialog('commercial')}
      >
        {short ? 'Предложение' : 'Получить предложение'}
      </ButtonLink>
      {!short && (
        <ButtonLink
          href={`/services/leasing/?vehicle=${id}`}
          tone="outline"
          size="lg"
          wide
          rel="nofollow"
          {...opensDialog('leasing')}
        >
          Рассчитать лизинг
        </ButtonLink>
      )}
    </>
  );
}
