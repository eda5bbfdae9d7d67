import { Hono } from 'hono';
import { buildDocument } from '../openapi/document.ts';
import { renderReference } from '../openapi/reference-html.ts';
import { referenceStyle } from '../openapi/reference-style.data.ts';
import type { HttpEnv } from './request-record.ts';
import { securityHeaders } from './security-headers.ts';

/** The reference loads its own stylesheet only. */
const referencePolicy = `${securityHeaders['content-security-policy']}; style-src 'self'`;

/** `/openapi.json` and the readable `/docs`, both made from the contract on first demand. */
export function referenceRoutes(): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  let document: ReturnType<typeof buildDocument> | undefined;
  const getDocument = () => {
    document ??= buildDocument();
    return document;
  };
  app.get('/openapi.json', async (c) => {
    c.set('route', '/openapi.json');
    return c.json(await getDocument());
  });
  app.get('/docs', async (c) => {
    c.set('route', '/docs');
    return c.html(renderReference(await getDocument()), 200, { 'content-security-policy': referencePolicy });
  });
  app.get('/docs/reference.css', (c) => {
    c.set('route', '/docs/reference.css');
    return c.body(referenceStyle, 200, { 'content-type': 'text/css; charset=utf-8' });
  });
  app.get('/', (c) => {
    c.set('route', '/');
    return c.redirect('/docs', 302);
  });
  return app;
}
