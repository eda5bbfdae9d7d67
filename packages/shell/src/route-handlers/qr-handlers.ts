import { askApi } from '@showroom/bff/ask-api';
import { refuse } from '@showroom/bff/json-answer';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { qrSvg } from '@showroom/domain/qr';
import { qrPng } from './qr-png.ts';

type Context = { params: Promise<{ vin: string }> };

const missing = () => refuse('NOT_FOUND', 'Page not found');
const unavailable = () => refuse('UNAVAILABLE', 'Service unavailable', { headers: { 'retry-after': '2' } });

const ownPath = (body: unknown): string | undefined => {
  const { path } = body as { path?: unknown };
  return typeof path === 'string' && /^\/qr\/[A-Z\d-]{9,17}\/$/.test(path) ? path : undefined;
};

/** The codes of windscreens: where one leads, and its picture for who prints it. */
export function qrHandlers(brand: Brand) {
  const holdingId = String(brand.holdingId);
  return {
    /** GET /qr/{vin}/ → 302 to the vehicle. Reached only when the pipeline could not ask: it asks once more. */
    async resolve(_request: Request, { params }: Context): Promise<Response> {
      const { vin } = await params;
      try {
        const { body } = await askApi('/resolve', { holdingId, kind: 'windscreen-code', vin, path: `/qr/${vin}/` });
        const { state, to = '' } = body as { state?: string; to?: string };
        if (state === 'moved' && /^\/catalog\/\d+\/$/.test(to))
          return new Response(null, { status: 302, headers: { location: to, 'cache-control': 'no-store' } });
        return state === 'missing' ? missing() : unavailable();
      } catch {
        return unavailable();
      }
    },
    /**
     * GET /qr/generator/{vin}/?format=png, with the token of a member of staff → SVG, or PNG. The API judges the token;
     * the code leads to the brand's own host, whatever host was asked (PD-8).
     */
    async generate(request: Request, { params }: Context): Promise<Response> {
      const { vin } = await params;
      const authorization = request.headers.get('authorization');
      if (!authorization) return missing();
      try {
        const { status, body } = await askApi(
          `/qr/${encodeURIComponent(vin)}`,
          { holdingId },
          { headers: { authorization } },
        );
        if (status >= 500) return unavailable();
        const path = status === 200 ? ownPath(body) : undefined;
        if (path === undefined) return missing();
        const address = absoluteUrl(brand, path);
        const isPng = new URL(request.url).searchParams.get('format') === 'png';
        return new Response(isPng ? new Uint8Array(qrPng(address)) : qrSvg(address), {
          headers: {
            'content-type': isPng ? 'image/png' : 'image/svg+xml; charset=utf-8',
            'content-disposition': `inline; filename="${path.slice(4, -1)}.${isPng ? 'png' : 'svg'}"`,
            'cache-control': 'private, no-store',
            'x-robots-tag': 'noindex',
          },
        });
      } catch {
        return unavailable();
      }
    },
  };
}
