import { createHash } from 'node:crypto';

/** Inline scripts that run; data blocks (JSON-LD) and scripts with a source need no hash. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

const base = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  // Style attributes (a picture's ratio, a swatch's colour) and React's own are inline; styles run no code.
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
];

/**
 * The policy of one finished page: own scripts, and of the inline ones just those that this page was rendered with,
 * by hash. Pages are whole before they leave, so no `'unsafe-inline'` and no nonce is needed, and they stay cacheable.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const match of html.matchAll(inlineScript)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(match[1] ?? '', 'utf8')
        .digest('base64')}'`,
    );
  }
  return [...base, `script-src 'self'${hashes.size > 0 ? ` ${[...hashes].join(' ')}` : ''}`].join('; ');
}

/** While developing, the framework evaluates code and opens a socket; no such policy ever leaves a production process. */
export const developmentPolicy = [
  ...base.filter((row) => !row.startsWith('connect-src')),
  "connect-src 'self' ws:",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
].join('; ');

/** Headers of every answer of a shell. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
