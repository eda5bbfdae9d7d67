import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { cities } from '@showroom/domain/city';
import { markdownDocument, markdownLink, markdownTable, plainMarkdown as plain } from '@showroom/domain/markdown';
import { phoneText } from '@showroom/domain/phone';
import { pictureUrl } from '@showroom/domain/picture';
import { formatRoubles } from '@showroom/domain/text';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { vehicleFacts } from '../facts/vehicle-facts.ts';
import { vehicleSheet } from '../facts/vehicle-sheet.ts';
import { cardLine, vehicleHref, vehicleTitle } from '../text/vehicle-words.ts';

const priceWords = ({ price, oldPrice, monthly }: VehicleDetail) =>
  price === null
    ? 'Цена: пока не назначена, автомобиль скоро в продаже'
    : [
        `Цена: **${formatRoubles(price)}**`,
        oldPrice ? `без выгод ${formatRoubles(oldPrice)}` : '',
        monthly ? `в кредит от ${formatRoubles(monthly)} в месяц` : '',
      ]
        .filter(Boolean)
        .join(', ');

/** The page of a vehicle as Markdown. */
export function vehicleMarkdown(brand: Brand, vehicle: VehicleDetail): string {
  const { dealerFull: dealer, benefits, equipment, similar, pictures } = vehicle;
  const [picture] = pictures;
  return markdownDocument([
    `# ${plain(`${vehicleTitle(vehicle)}, ${vehicle.year}`)}`,
    plain(cardLine(vehicle)),
    picture && `![${plain(picture.alt)}](${absoluteUrl(brand, pictureUrl(picture.base, 'hero'))})`,
    priceWords(vehicle),
    benefits
      .map(({ name, amount, condition }) => `- ${plain(name)}: −${formatRoubles(amount)}. ${plain(condition)}`)
      .join('\n'),
    '## Характеристики',
    markdownTable(
      ['Характеристика', 'Значение'],
      [...vehicleFacts(vehicle), ...vehicleSheet(vehicle).flatMap(({ rows }) => rows)].map(({ label, value }) => [
        plain(label),
        plain(value),
      ]),
    ),
    vehicle.description !== '' && `## Описание\n\n${plain(vehicle.description)}`,
    equipment.length > 0 && '## Оснащение',
    ...equipment.map(({ group, items }) => `**${plain(group)}:** ${items.map(plain).join('; ')}`),
    '## Где посмотреть',
    [dealer.name, `${cities[dealer.city].i}, ${dealer.address}`, `телефон ${phoneText(dealer.phone)}`]
      .map(plain)
      .join('; '),
    similar.length > 0 && '## Похожие предложения',
    similar
      .map((card) => {
        const price = card.price === null ? '' : ` — ${formatRoubles(card.price)}`;
        return `- ${markdownLink(`${vehicleTitle(card)}, ${card.year}`, absoluteUrl(brand, vehicleHref(card.id)))}${price}`;
      })
      .join('\n'),
    `Источник: ${absoluteUrl(brand, vehicleHref(vehicle.id))}`,
  ]);
}
