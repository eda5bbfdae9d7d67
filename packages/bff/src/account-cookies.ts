/** Cookies of a signed-in customer (PD-39): base64 of the token, HttpOnly. */
export const accessCookie = 'accessToken';
export const refreshCookie = 'refreshToken';
/** Says to scripts that a session exists; holds no secret and opens nothing. */
export const markerCookie = 'loggedIn';

const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const opaque = /^[\w-]{43}$/;

function decode(value: string | undefined, shape: RegExp): string | undefined {
  if (value === undefined || value.length > 4_000 || !/^[\w+/-]+={0,2}$/.test(value)) return undefined;
  const token = Buffer.from(value, 'base64').toString('utf8');
  return shape.test(token) ? token : undefined;
}

/** The token that a cookie holds; undefined where it is missing or damaged: its visitor is a guest (B-04). */
export const readAccess = (value: string | undefined): string | undefined => decode(value, jwt);
export const readRefresh = (value: string | undefined): string | undefined => decode(value, opaque);
export const encodeToken = (token: string): string => Buffer.from(token, 'utf8').toString('base64');
