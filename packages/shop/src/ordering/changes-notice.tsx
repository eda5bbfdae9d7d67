import { formatRoubles } from '@showroom/domain/text';
import { Notice } from '@showroom/ui/notice';
import { TextLink } from '@showroom/ui/text-link';

type Props = {
  /** Sentences that name what changed. */
  changes: readonly string[];
  /** Kopecks; undefined while they are counted anew. */
  total: number | undefined;
  /** Whether anything is left to order. */
  isEmpty: boolean;
  basketHref: string;
};

/** What is not as the buyer saw it, and what it costs now: the next press agrees to that. Nothing where nothing changed. */
export function ChangesNotice({ changes, total, isEmpty, basketHref }: Props) {
  if (changes.length === 0 && !isEmpty) return null;
  return (
    <Notice tone="notice" title={isEmpty ? 'Заказывать нечего' : 'Заказ изменился'}>
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
      {isEmpty ? (
        <p>
          Отметьте товары <TextLink href={basketHref}>в&nbsp;корзине</TextLink>: всё, что вы ввели, останется.
        </p>
      ) : (
        <p>
          {total === undefined
            ? 'Пересчитываем сумму.'
            : `Теперь к\u00a0оплате ${formatRoubles(total)}. Если всё верно, нажмите «Оформить заказ».`}
        </p>
      )}
    </Notice>
  );
}
