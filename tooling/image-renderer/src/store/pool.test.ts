import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { jobOf } from './job.ts';
import { parseMediaPath } from './media-path.ts';
import { createPool } from './pool.ts';

const main = 'studio/sedan/white/front/hero.webp';
const thumb = 'studio/sedan/white/side/thumb.webp';
const other = 'studio/atv/red/side/thumb.webp';
const card = 'studio/atv/red/front/card.webp';
const large = 'studio/atv/red/front/hero@2x.webp';

/** Beyond first screens: neighbours in the rows of two pages. */
const [neighbour, nextOne] = ['studio/atv/red/side/hero.webp', 'studio/truck/red/side/hero.webp'] as const;

const jobAt = (path: string) => {
  const file = parseMediaPath(path);
  if (!file) throw new Error(`no picture: ${path}`);
  return jobOf(file);
};

/** Most of the order is tested without drawing, which is half a minute of a processor; giving up a drawing needs one. */
const scripted = new URL('./scripted-worker.fixture.ts', import.meta.url);

/** In which order two threads have drawn what is asked for at once. */
async function drawn(processors: number, paths: readonly string[]): Promise<string[]> {
  const pool = createPool(2, undefined, processors, scripted);
  const order: string[] = [];
  const draw = async (path: string) => {
    await pool.run(jobAt(path), 'now');
    order.push(path);
  };
  try {
    await Promise.all(paths.map(draw));
  } finally {
    await pool.close();
  }
  return order;
}

test('on two processors a thumb waits for the main picture of its page, one of another page does not', async () => {
  const order = await drawn(2, [thumb, main, other]);
  // The thumb was asked for first, and is begun: the main picture came a moment later.
  expect(order.indexOf(thumb)).toBeLessThan(order.indexOf(main));
  const second = await drawn(2, [main, thumb, other]);
  expect(second.at(-1)).toBe(thumb);
});

test('on two processors a card waits for the first screen of a page', async () => {
  expect(await drawn(2, [main, card])).toEqual([main, card]);
});

test('with a processor to spare nothing waits', async () => {
  expect(await drawn(4, [main, thumb])).toEqual([thumb, main]);
});

test('on two processors one of two threads stays free for first screens', async () => {
  const pool = createPool(2, undefined, 2, scripted);
  try {
    const [first, second, screen] = [neighbour, nextOne, main].map((path) => pool.run(jobAt(path), 'now'));
    // Left, what is begun is drawn to its end, as nobody waits for another; what is queued is dropped.
    for (const path of [nextOne, main, neighbour]) pool.cancel(jobAt(path));
    await expect(second).rejects.toThrow('nobody waits');
    expect(await Promise.all([first, screen])).toHaveLength(2);
  } finally {
    await pool.close();
  }
});

test('with a processor to spare both threads draw what is beyond a first screen', async () => {
  const pool = createPool(2, undefined, 4, scripted);
  try {
    const begun = [neighbour, nextOne].map((path) => pool.run(jobAt(path), 'now'));
    for (const path of [neighbour, nextOne]) pool.cancel(jobAt(path));
    expect(await Promise.all(begun)).toHaveLength(2);
  } finally {
    await pool.close();
  }
});

test('on two processors what is beyond a first screen is begun again for the main picture of a page', async () => {
  const pool = createPool(1, undefined, 1);
  const order: string[] = [];
  const draw = (path: string) => pool.run(jobAt(path), 'now').then(() => order.push(path));
  try {
    await pool.run(jobAt(card), 'now');
    const first = draw(large);
    await delay(100);
    await Promise.all([first, draw(main)]);
    expect(order).toEqual([main, large]);
  } finally {
    await pool.close();
  }
});

test('what nobody waits for any more is given up for who waits, and goes on for nobody', async () => {
  const pool = createPool(1, undefined, 4);
  try {
    await pool.run(jobAt(card), 'now');
    const left = pool.run(jobAt(large), 'now');
    await delay(100);
    pool.cancel(jobAt(large));
    await Promise.all([expect(left).rejects.toThrow('nobody waits'), pool.run(jobAt(other), 'now')]);
    const kept = pool.run(jobAt(large), 'now');
    await delay(100);
    pool.cancel(jobAt(large));
    expect((await kept).length).toBeGreaterThan(0);
  } finally {
    await pool.close();
  }
});
