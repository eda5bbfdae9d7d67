import type { Article } from '@showroom/api-contract/content';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { pictureUrl } from '@showroom/domain/picture';
import type { JsonLdNode } from '@showroom/ui/json-ld';
import { sectionWords } from '../article-cards/article-sections.data.ts';
import { organizationNode } from '../structured-data/company-nodes.ts';

/** What search engines are told about an article. */
export function articleNodes(brand: Brand, article: Article, url: string, lang: 'ru' | 'en'): JsonLdNode[] {
  const { title, lead, picture, publishedAt, updatedAt, author, section, tags } = article;
  const organization = organizationNode(brand);
  const publisher = { '@id': organization['@id'] };
  return [
    organization,
    {
      '@type': sectionWords[section].type,
      headline: title,
      description: lead,
      url,
      mainEntityOfPage: url,
      inLanguage: lang === 'ru' ? 'ru-RU' : 'en',
      datePublished: publishedAt,
      dateModified: updatedAt,
      author: author ? { '@type': 'Person', name: author } : publisher,
      publisher,
      ...(picture ? { image: absoluteUrl(brand, pictureUrl(contentPictureBase(picture), 'hero', 2)) } : {}),
      ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name).join(', ') } : {}),
    },
  ];
}
