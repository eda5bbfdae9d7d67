import type { OrderSums } from '@showroom/api-contract/store-orders';
import { formatRoubles } from '@showroom/domain/text';
import { FactList } from '@showroom/ui/fact-list';

const minus = (kopecks: number) => `−${formatRoubles(kopecks)}`;

type Props = { sums: OrderSums; promoCode?: string | null; isDelivery: boolean; totalLabel: string };

/** How the total came about; what is nought is left out. */
export function OrderSumList({ sums, promoCode, isDelivery, totalLabel }: Props) {
  const { price, saving, promo, points, delivery, total } = sums;
  return (
    <FactList
      facts={[
        { label: 'Товары', value: formatRoubles(price) },
        ...(saving > 0 ? [{ label: 'Скидка', value: minus(saving) }] : []),
        ...(promo > 0 ? [{ label: promoCode ? `Промокод ${promoCode}` : 'Промокод', value: minus(promo) }] : []),
        ...(points > 0 ? [{ label: 'Баллами', value: minus(points) }] : []),
        ...(isDelivery ? [{ label: 'Доставка', value: delivery > 0 ? formatRoubles(delivery) : 'Бесплатно' }] : []),
        { label: totalLabel, value: <strong>{formatRoubles(total)}</strong> },
      ]}
    />
  );
}
