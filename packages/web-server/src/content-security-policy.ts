import { createHash } from 'node:crypto';
import type { PageOrigins } from './plan.ts';

/** Data blocks (JSON-LD) and scripts with a source run nothing inline. */
const runsNothing = /\s(?:src=|type="application\/(?:ld\+)?json")/;
const close = '</script>';

/** What stands in the inline scripts that run. Without a regular expression: it would try every letter of a page. */
function* inlineScripts(html: string): Generator<string> {
  for (let from = 0, start = html.indexOf('<script'); start >= 0; start = html.indexOf('<script', from)) {
    const open = html.indexOf('>', start);
    const end = html.indexOf(close, open);
    if (open < 0 || end < 0) return;
    if (!runsNothing.test(html.slice(start, open))) yield html.slice(open + 1, end);
    from = end + close.length;
  }
}

const base = [
  "default-src 'self'",
  "font-src 'self'",
  // Style attributes (a picture's ratio, a swatch's colour) and React's own are inline; styles run no code.
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "manifest-src 'self'",
];

const noOrigins: PageOrigins = { script: [], connect: [], img: [] };

/** Who may embed a page: nobody unless its route says so. */
const ancestors = (origins: readonly string[] = []) =>
  `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`;

/**
 * The policy of one finished page (its bytes, one letter each): own scripts, and of the inline ones just those that this
 * page was rendered with, by hash. Pages are whole before they leave, so no `'unsafe-inline'` and no nonce is needed, and
 * they stay cacheable.
 */
export function contentSecurityPolicy(
  html: string,
  {
    frameAncestors,
    origins = noOrigins,
  }: { frameAncestors?: readonly string[] | undefined; origins?: PageOrigins | undefined } = {},
): string {
  const hashes = new Set<string>();
  for (const script of inlineScripts(html)) {
    hashes.add(`'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`);
  }
  return [
    ...base,
    ["img-src 'self' data:", ...origins.img].join(' '),
    ["connect-src 'self'", ...origins.connect].join(' '),
    ["frame-src 'self'", ...(origins.frame ?? [])].join(' '),
    ancestors(frameAncestors),
    ["script-src 'self'", ...hashes, ...origins.script].join(' '),
  ].join('; ');
}

/** While developing, the framework evaluates code and opens a socket; no such policy ever leaves a production process. */
export const developmentPolicy = [
  ...base,
  "img-src 'self' data:",
  ancestors(),
  "connect-src 'self' ws:",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
].join('; ');

const careful: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Headers of every answer of a shell. `X-Frame-Options` knows no list: a page with ancestors leaves it to its policy. */
export const securityHeaders = (frameAncestors: readonly string[] = []): Readonly<Record<string, string>> =>
  frameAncestors.length > 0 ? careful : { ...careful, 'x-frame-options': 'DENY' };
