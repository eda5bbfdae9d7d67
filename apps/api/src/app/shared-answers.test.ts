import { expect, test } from 'vitest';
import { AnswerCache } from '../rpc/answer-cache.ts';
import { shareAnswer } from './shared-answers.ts';

const at = (path: string) => new Request(`http://api.test${path}`);

/** Answers with how often it was asked. */
function counter() {
  let asked = 0;
  return async () => {
    asked += 1;
    return Response.json({ asked }, { headers: { 'x-own': 'kept' } });
  };
}

const asked = async (response = Response.json({})) => ((await response.json()) as { asked?: number }).asked;

test('an answer for everybody is made once until something changes, whatever the order of its words', async () => {
  const answers = new AnswerCache();
  const call = counter();
  const first = await shareAnswer(at('/api/brands?holdingId=1&type=cars'), answers, call);
  expect([first?.headers.get('x-own'), await asked(first)]).toEqual(['kept', 1]);
  expect(await asked(await shareAnswer(at('/api/brands?type=cars&holdingId=1'), answers, call))).toBe(1);
  expect(await asked(await shareAnswer(at('/api/brands?holdingId=2&type=cars'), answers, call))).toBe(2);
  answers.clear();
  expect(await asked(await shareAnswer(at('/api/brands?holdingId=1&type=cars'), answers, call))).toBe(3);
});

test.each(['/api/catalog?holdingId=1', '/api/brands?holdingId=1&x=1', '/api/brands?holdingId=%D0%B0'])(
  '%s is answered for each',
  async (path) => {
    const answers = new AnswerCache();
    const call = counter();
    for (const count of [1, 2]) expect(await asked(await shareAnswer(at(path), answers, call))).toBe(count);
  },
);

test('a failure is nobody else’s', async () => {
  const answers = new AnswerCache();
  const failing = () => Promise.reject(new Error('down'));
  await expect(shareAnswer(at('/api/dealers?holdingId=1'), answers, failing)).rejects.toThrow('down');
  expect(await asked(await shareAnswer(at('/api/dealers?holdingId=1'), answers, counter()))).toBe(1);
});

test('the sitemap of before is given while a new one is made', async () => {
  const answers = new AnswerCache();
  const call = counter();
  const sitemap = () => shareAnswer(at('/api/sitemap?holdingId=1'), answers, call);
  expect(await asked(await sitemap())).toBe(1);
  answers.clear();
  expect(await asked(await sitemap())).toBe(1);
  expect(await asked(await sitemap())).toBe(2);
});
