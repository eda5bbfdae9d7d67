import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';

/** Nobody can say what the order would be. */
export function ShopAway({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="Магазин не отвечает">
      <p>Корзина и&nbsp;всё, что вы ввели, на&nbsp;месте.</p>
      <Button onClick={onRetry}>Повторить</Button>
    </Notice>
  );
}
