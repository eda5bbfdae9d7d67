import type { TokenPair } from '@showroom/api-contract/account';
import { accessCookie, encodeToken, markerCookie, readAccess, readRefresh, refreshCookie } from '../account-cookies.ts';

/** As long as a refresh token may idle; the access token within ends sooner and is then refreshed here. */
const cookieSeconds = 7 * 86_400;

/** What a request's cookies hold. */
export type Session = {
  access: string | undefined;
  refresh: string | undefined;
  /** Some cookie of a session is there, whatever it holds. */
  isMarked: boolean;
};

const valueIn = (jar: string, name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(jar)?.[1];

export function readSession(request: Request): Session {
  const jar = request.headers.get('cookie') ?? '';
  const given = [accessCookie, refreshCookie, markerCookie].map((name) => valueIn(jar, name));
  return {
    access: readAccess(given[0]),
    refresh: readRefresh(given[1]),
    isMarked: given.some((value) => value !== undefined && value !== ''),
  };
}

/** Over plain HTTP, as on a developer's machine, a browser would drop a cookie that is marked as secure. */
const isEncrypted = (request: Request) => request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';

function put(response: Response, request: Request, values: readonly [name: string, value: string][], seconds: number) {
  const rest = `; Path=/; Max-Age=${seconds}; SameSite=Lax${isEncrypted(request) ? '; Secure' : ''}`;
  for (const [name, value] of values) {
    const hidden = name === markerCookie ? '' : '; HttpOnly';
    response.headers.append('set-cookie', `${name}=${value}${rest}${hidden}`);
  }
  return response;
}

/** Gives a browser its tokens. They leave in `Set-Cookie` alone. */
export const keepTokens = (response: Response, request: Request, { token, refreshToken }: TokenPair): Response =>
  put(
    response,
    request,
    [
      [accessCookie, encodeToken(token)],
      [refreshCookie, encodeToken(refreshToken)],
      [markerCookie, '1'],
    ],
    cookieSeconds,
  );

export const clearTokens = (response: Response, request: Request): Response =>
  put(
    response,
    request,
    [
      [accessCookie, ''],
      [refreshCookie, ''],
      [markerCookie, ''],
    ],
    0,
  );
