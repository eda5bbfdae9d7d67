import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { cityCodes } from '@showroom/domain/city';
import type { JsonLdNode } from '@showroom/ui/json-ld';

/** Organization node: phones and social pages. */
export function organizationNode(brand: Brand): JsonLdNode {
  return {
    '@type': ['Organization', 'AutoDealer'],
    '@id': absoluteUrl(brand, '/#organization'),
    name: brand.name,
    legalName: brand.legal.entity,
    url: absoluteUrl(brand, '/'),
    logo: absoluteUrl(brand, '/icon-512.png'),
    address: brand.legal.address,
    telephone: cityCodes.map((code) => `+${brand.phones[code]}`),
    sameAs: Object.values(brand.social),
  };
}

export function webSiteNode(brand: Brand): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(brand, '/#website'),
    name: brand.name,
    url: absoluteUrl(brand, '/'),
    inLanguage: 'ru-RU',
    publisher: { '@id': absoluteUrl(brand, '/#organization') },
  };
}
