/** Longest path that is looked at; anything longer is no page of ours. */
export const maxPathLength = 2048;

/** A path that means one thing only, decoded once. */
export type PathReading = {
  /** As the visitor sent it. */
  raw: string;
  /** Decoded, without the final slash: what redirects are compared by. `/` for the home page. */
  key: string;
  segments: readonly string[];
  /** Whether the path ends with a slash. */
  slashed: boolean;
  /** Whether it names a file (`/sitemap.xml`): files take no final slash. */
  file: boolean;
};

// A closed list: `/lk/profile.rsc` must not become a file, and with that a way round the guards.
const fileName =
  /\.(?:avif|css|gif|htm|html|ico|jpe?g|js|json|map|mjs|mp4|pdf|png|svg|ttf|txt|vcf|wasm|webmanifest|webm|webp|woff2?|xml|xsl|yml)$/i;

// Controls, invisible format characters, lone surrogates, unassigned code points.
const invisible = /\p{C}/u;

/** Value of a hexadecimal digit's char code, or -1. */
function hexDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/**
 * Bytes that nobody needs to escape or that change the meaning of a path once decoded: controls, letters, digits and
 * `-._~` (a second spelling of the same page), `%` (a second layer), slash, backslash, semicolon.
 */
const forbiddenEscape: readonly boolean[] = Array.from({ length: 256 }, (_, byte) => {
  if (byte < 32 || byte === 127) return true;
  return byte < 127 && /[A-Za-z0-9\-._~%/\\;]/.test(String.fromCharCode(byte));
});

/** 0 plain ASCII, 1 has escapes or other letters, -1 refused. One pass, no allocation. */
function scan(raw: string): -1 | 0 | 1 {
  let result: 0 | 1 = 0;
  let previous = 0;
  for (let i = 0; i < raw.length; i++) {
    const code = raw.charCodeAt(i);
    if (code < 32 || code === 127 || code === 92 || code === 59 || code === 63 || code === 35) return -1;
    if (code === 47 && previous === 47) return -1;
    if (code === 37) {
      const high = hexDigit(raw.charCodeAt(i + 1));
      const low = hexDigit(raw.charCodeAt(i + 2));
      if (high < 0 || low < 0 || forbiddenEscape[high * 16 + low]) return -1;
      result = 1;
      i += 2;
    } else if (code > 127) result = 1;
    previous = code;
  }
  return result;
}

function decode(raw: string): string | undefined {
  try {
    const text = decodeURIComponent(raw);
    return invisible.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Reads a raw path, or gives undefined when it could be understood in two ways: double slashes, backslashes, `;`,
 * encoded slashes, needless or broken escapes, controls, dot segments, more than 2048 characters. Never throws.
 */
export function readPath(raw: string): PathReading | undefined {
  if (raw.length > maxPathLength || raw.charCodeAt(0) !== 47) return undefined;
  const kind = scan(raw);
  if (kind === -1) return undefined;
  const text = kind === 0 ? raw : decode(raw);
  if (text === undefined) return undefined;
  if (text.length === 1) return { raw, key: '/', segments: [], slashed: true, file: false };
  const slashed = text.charCodeAt(text.length - 1) === 47;
  const key = slashed ? text.slice(0, -1) : text;
  const segments = key.slice(1).split('/');
  for (const segment of segments) if (segment === '.' || segment === '..') return undefined;
  return { raw, key, segments, slashed, file: !slashed && fileName.test(key) };
}

/** The path with its final slash, ready for a Location header. Files and the home page stay as they are. */
export function withSlash(reading: PathReading): string {
  return reading.slashed || reading.file ? reading.raw : `${reading.raw}/`;
}
