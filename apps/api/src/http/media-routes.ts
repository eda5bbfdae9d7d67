import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { notFound } from './api-error.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import type { HttpEnv } from './request-record.ts';

/**
 * Where pictures come from: `get` renders one on first demand, null when the path (under /media/) names no picture. It may
 * reject once `signal` is aborted.
 */
export type Pictures = { get(path: string, signal?: AbortSignal): Promise<StoredPicture | null> };
/** What can stand in while a picture is drawn; null when nothing can. */
type Near = { near(path: string): Promise<StoredPicture | null> };
type StoredPicture = {
  file: string;
  type: string;
  bytes?: Uint8Array;
  /** How long others may keep it, seconds; for ever where nothing is said. */
  keptFor?: number;
  /** Name under which a browser saves it; what has none is shown. */
  savedAs?: string;
};

const longestPath = 200;
/** The client closed the connection before the picture was rendered. */
const unlessLeft = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) return 'left' as const;
  throw error;
};
/** A year: the path names what is drawn, so what it shows never changes. */
const immutable = 'public, max-age=31536000, immutable';

/** `/media/studio/sedan/red/front/card@2x.webp` and its like. */
export function mediaRoutes(pictures: Pictures, studio?: Near): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get('/media/*', async (c) => {
    c.set('route', '/media/*');
    const path = decodeURIComponent(new URL(c.req.url).pathname).slice('/media/'.length);
    const { signal } = c.req.raw;
    if (c.req.query('near') !== undefined) {
      const near =
        path.length <= longestPath ? await read({ get: async () => studio?.near(path) ?? null }, path) : null;
      if (!near) return c.body(null, 404, { 'cache-control': 'no-store' });
      return c.body(near.bytes, 200, { 'content-type': near.type, 'cache-control': 'no-store' });
    }
    const picture = path.length <= longestPath ? await read(pictures, path, signal).catch(unlessLeft(signal)) : null;
    if (picture === 'left') return c.body(null, 408);
    if (!picture) throw notFound('Такой картинки нет.');
    const { bytes, type, keptFor, savedAs } = picture;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = {
      'cache-control': keptFor === undefined ? immutable : `public, max-age=${keptFor}`,
      etag,
      // Pages of the shells show these; the API's own answers stay same-origin.
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    return c.body(bytes, 200, {
      ...headers,
      'content-type': type,
      'content-length': String(bytes.byteLength),
      ...(savedAs === undefined ? {} : { 'content-disposition': `attachment; filename="${savedAs}"` }),
    });
  });
  app.all('/media/*', (c) => {
    c.set('route', '/media/*');
    throw methodNotAllowed(['GET', 'HEAD']);
  });
  return app;
}

/** A file may be evicted between lookup and reading: then it is rendered again. */
async function read(pictures: Pictures, path: string, signal?: AbortSignal) {
  for (let attempt = 1; ; attempt++) {
    const picture = await pictures.get(path, signal);
    if (!picture) return null;
    try {
      return { ...picture, bytes: Buffer.from(picture.bytes ?? (await readFile(picture.file))) };
    } catch (error) {
      if (attempt === 2 || !(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}
