import type { Brand } from '@showroom/domain/brand';
import { connection } from 'next/server';
import { securityTxt } from './security-txt.ts';

/** GET /.well-known/security.txt, computed at each request: a file of the build would expire. */
export function securityHandler(brand: Brand): () => Promise<Response> {
  return async () => {
    await connection();
    return new Response(securityTxt(brand, new Date()), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  };
}
