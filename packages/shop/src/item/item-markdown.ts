import type { StoreItem } from '@showroom/api-contract/store';
import { absoluteUrl } from '@showroom/domain/brand';
import { formatDayMonth } from '@showroom/domain/dates';
import { markdownDocument, markdownTable, plainMarkdown as plain } from '@showroom/domain/markdown';
import { itemPath } from '@showroom/domain/shop/store-path';
import { formatRoubles } from '@showroom/domain/text';
import type { ShopSite } from '../shop-site.ts';
import { choiceOf, fitText } from './item-words.ts';

/** An item as Markdown. */
export function itemMarkdown(site: ShopSite, item: StoreItem): string {
  const { id, name, brand, partCode, price, disprice, description, isUniversal, fits, fitting } = item;
  const was = disprice < price ? ` (без скидки ${formatRoubles(price)})` : '';
  const rows = item.centres.map(({ name: centre, address, qty, readyOn }) => [
    plain(`${centre}, ${address}`),
    qty > 0 ? `${qty} шт.` : 'привезём',
    formatDayMonth(readyOn),
  ]);
  return markdownDocument([
    `# ${plain(name)}`,
    plain(`${brand}, артикул ${partCode}`),
    `Цена: ${formatRoubles(disprice)}${was}`,
    isUniversal
      ? `${choiceOf(item) ?? 'Подходит для любого автомобиля'}.`
      : fits.map((fit) => `- ${plain(fitText(fit))}`).join('\n') || 'Применимость не указана, уточним при заказе.',
    markdownTable(['Центр', 'Наличие', 'Забрать с'], rows),
    plain(description),
    fitting && `Установка в сервисе: от ${formatRoubles(fitting.price)}, около ${fitting.minutes} минут.`,
    `Источник: ${absoluteUrl(site, itemPath(id))}`,
  ]);
}
