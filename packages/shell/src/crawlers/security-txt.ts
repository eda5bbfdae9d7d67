import { absoluteUrl, type Brand } from '@showroom/domain/brand';

const path = '/.well-known/security.txt';
const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year; the file is computed at each request, so that it never goes stale. */
const validDays = 180;

/** The file of RFC 9116: whom to tell about a vulnerability. Its text changes once a day, at midnight UTC. */
export function securityTxt(brand: Brand, now: Date): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: ${brand.securityContact}`,
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${absoluteUrl(brand, path)}`,
    '',
  ].join('\n');
}
