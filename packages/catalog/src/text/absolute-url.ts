import type { Brand } from '@showroom/domain/brand';

/** Absolute address on the brand's own host; what is absolute already stays. The host never comes from a request. */
export function absoluteUrl(brand: Pick<Brand, 'host'>, path: string): string {
  return new URL(path, `https://${brand.host}`).href;
}
