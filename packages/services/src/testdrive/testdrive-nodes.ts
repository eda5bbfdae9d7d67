import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { JsonLdNode } from '@showroom/ui/json-ld';
import type { PagePart } from './page-parts.ts';

/** The page for search engines: the way to it, and its questions with their answers. */
export function testDriveNodes(brand: Pick<Brand, 'host'>, name: string, faq: PagePart | undefined): JsonLdNode[] {
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Главная', item: absoluteUrl(brand, '/') },
      { '@type': 'ListItem', position: 2, name },
    ],
  };
  if (!faq) return [crumbs];
  const mainEntity = faq.items.map(({ title, text }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
  return [crumbs, { '@type': 'FAQPage', mainEntity }];
}
