import { pageMetadata } from '@showroom/content/page-metadata';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import type { PersonalLanguage } from '@showroom/domain/contact-paths';
import type { Metadata } from 'next';

type Words = { title: string; description: string; isHidden?: boolean };

/** The head of a page that is made from facts. `isHidden` keeps it from search engines. */
export function factsMetadata(brand: Brand, path: string, { title, description, isHidden }: Words): Metadata {
  const robots = isHidden ? 'noindex,nofollow' : '';
  return pageMetadata(brand, path, { title, description, h1: '', canonical: null, robots, text: [] });
}

/** Addresses of the same page in other languages. */
export function inLanguages(
  brand: Brand,
  paths: Readonly<Partial<Record<PersonalLanguage, string>>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, absoluteUrl(brand, path)]));
}
