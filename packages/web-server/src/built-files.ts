import { LRUCache } from 'lru-cache';
import { Answer } from './answer.ts';
import { securityHeaders } from './content-security-policy.ts';
import { keptHeaders } from './finish-answer.ts';
import { type Ask, readBody } from './renderer.ts';
import { handOn, targetHeader } from './signals.ts';

/** Without dot segments in any spelling: the framework would read another path. */
const grammar = /^\/_next\/static\/(?!.*(?:\.\.|%2e))[\w~@.,()[\]%/-]+$/i;

/** Files of the build: a name stands for its contents, so each is read and compressed once. Undefined for one that is not there. */
export function createBuiltFiles(ask: Ask, maxBytes: number): (path: string) => Promise<Answer | undefined> {
  const files = new LRUCache<string, Answer>({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });

  return async (path) => {
    const known = files.get(path);
    if (known || !grammar.test(path)) return known;
    const found = await ask({ path, headers: { [targetHeader]: handOn } });
    const body = await readBody(found);
    if (found.statusCode !== 200) return undefined;
    const headers = { ...keptHeaders(found.headers), ...securityHeaders() };
    const answer = new Answer(200, { ...headers, 'cache-control': found.headers['cache-control'] }, body);
    answer.keep();
    files.set(path, answer);
    return answer;
  };
}
