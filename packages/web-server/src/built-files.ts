import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { Answer } from './answer.ts';
import { securityHeaders } from './content-security-policy.ts';
import { keptHeaders } from './finish-answer.ts';
import type { FindKept } from './kept-assets.ts';
import { type Ask, readBody } from './renderer.ts';
import { handOn, targetHeader } from './signals.ts';

/** Without dot segments in any spelling: the framework would read another path. */
const grammar = /^\/_next\/static\/(?!.*(?:\.\.|%2e))[\w~@.,()[\]%/-]+$/i;

const builtFile = (headers: IncomingHttpHeaders, body: Buffer): Answer =>
  new Answer(200, { ...keptHeaders(headers), ...securityHeaders(), 'cache-control': headers['cache-control'] }, body);

async function keptFile(find: FindKept, path: string): Promise<Answer | undefined> {
  const found = await find(path);
  if (!found) return undefined;
  const headers = { 'content-type': found.contentType, 'cache-control': 'public, max-age=31536000, immutable' };
  return new Answer(200, { ...securityHeaders(), ...headers }, found.body);
}

/**
 * Files of the build, then those of earlier ones, for pages that are still open. A name stands for its contents, so each is read and
 * compressed once. Undefined for one that is not there.
 */
export function createBuiltFiles(
  ask: Ask,
  maxBytes: number,
  kept: FindKept = async () => undefined,
): (path: string) => Promise<Answer | undefined> {
  const files = new LRUCache<string, Answer>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });

  return async (path) => {
    const known = files.get(path);
    if (known || !grammar.test(path)) return known;
    const found = await ask({ path, headers: { [targetHeader]: handOn } });
    const body = await readBody(found);
    const answer = found.statusCode === 200 ? builtFile(found.headers, body) : await keptFile(kept, path);
    if (!answer) return undefined;
    answer.keep();
    files.set(path, answer);
    return answer;
  };
}
