import type { BrandOverview } from '@showroom/api-contract/brands';
import type { Seo } from '@showroom/api-contract/content';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { sharePicture } from '@showroom/domain/share-picture';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { Metadata } from 'next';
import { subjectName } from './mark-subject.ts';

type Words = { title: string; description: string };

/** Title and description of an overview, from its own figures. */
export function overviewWords(overview: BrandOverview, city: CityCode): Words {
  const { stock, prices, model } = overview;
  const name = subjectName(overview);
  const where = `в\u00a0${cities[city].p}`;
  const what = model ? 'цены, модификации и\u00a0комплектации' : 'модели и\u00a0цены';
  if (stock.total === 0 || prices.from === null)
    return {
      title: `${name} ${where}: ${what}`,
      description: `${name}: ${what}, дилерские центры, кредит и\u00a0гарантия. Сообщим о\u00a0поступлении.`,
    };
  const count = countOf(stock.total, ['предложение', 'предложения', 'предложений']);
  return {
    title: `${name} ${where}: ${what}, от\u00a0${formatRoubles(prices.from)}`,
    description: `${name}: ${count} в\u00a0наличии, цены от\u00a0${formatRoubles(prices.from)}. Новые и\u00a0с\u00a0пробегом, тест-драйв, кредит, трейд-ин.`,
  };
}

/** What search engines and messengers read about a page of a mark. What is not in stock is not for search engines. */
export function markMetadata(
  brand: Brand,
  overview: BrandOverview,
  path: string,
  { title, description }: Words,
  seo: Seo | null = null,
): Metadata {
  const url = absoluteUrl(brand, seo?.canonical ?? path);
  const words = { title: seo?.title || title, description: seo?.description || description };
  const images = [sharePicture(brand, path, words.title)];
  return {
    title: words.title.includes(brand.name) ? { absolute: words.title } : words.title,
    description: words.description,
    alternates: { canonical: url },
    robots: { index: overview.stock.total > 0, follow: true },
    openGraph: { type: 'website', locale: 'ru_RU', siteName: brand.name, ...words, url, images },
  };
}
