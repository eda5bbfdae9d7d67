import { getDealers } from '@showroom/api-client/server';
import { refuse } from '@showroom/bff/json-answer';
import type { Brand } from '@showroom/domain/brand';
import { findAdviser, personalSegments } from '@showroom/domain/contact-paths';
import { adviserVcard } from '@showroom/domain/vcard';
import { connection } from 'next/server';

type Context = { params: Promise<{ language: string; code: string }> };

const isLanguage = (text: string): text is keyof typeof personalSegments => Object.hasOwn(personalSegments, text);

/** The contact of an adviser as a file. Only the web server comes here, with a plan for the visiting card's address. */
export function vcardHandler(brand: Brand) {
  return async (_request: Request, { params }: Context): Promise<Response> => {
    await connection();
    const { language, code } = await params;
    const known = findAdviser(await getDealers(brand.holdingId), code);
    const text = known && isLanguage(language) ? adviserVcard(brand, known, language) : undefined;
    if (text === undefined) return refuse('NOT_FOUND', 'Page not found');
    return new Response(text, {
      headers: {
        'content-type': 'text/vcard; charset=utf-8',
        'content-disposition': `attachment; filename="${code}.vcf"`,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        vary: 'Accept',
      },
    });
  };
}
