import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { childEnv, root } from '@showroom/launcher/env';
import { run } from '@showroom/launcher/run';
import type { BrandFacts, brands } from './brands.ts';
import { feedKey } from './env.ts';
import { readStack } from './running-stack.ts';

/** A car as our own feed gives it to a classified: its element, whole. */
export type FeedCar = { id: number; vin: string; xml: string };

const enough = 256 * 1024;

/** The first cars of a brand's feed. The only place where a VIN is told in full. */
export async function readFeed(brand: BrandFacts): Promise<FeedCar[]> {
  const { holdingId, host, name } = brand;
  const query = new URLSearchParams({ holdingId: String(holdingId), host, name, company: name, key: feedKey });
  const answer = await fetch(`${readStack().api}/feed/auto-ru.xml?${query}`);
  if (!answer.ok || !answer.body) throw new Error(`the feed answered ${answer.status}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > enough) break;
  }
  return [...text.matchAll(/<car>[\s\S]*?<\/car>/g)].map(([xml]) => ({
    xml,
    id: Number(/<unique_id>(\d+)/.exec(xml)?.[1]),
    vin: /<vin>([^<]*)/.exec(xml)?.[1] ?? '',
  }));
}

/** Gives cars to the stack as a dealer's office does: by the command, while the API runs. @throws with what it said */
export async function importCars(holdingId: (typeof brands)[number]['holdingId'], cars: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-feed-'));
  const file = join(folder, 'cars.xml');
  try {
    writeFileSync(file, `<?xml version="1.0" encoding="utf-8"?>\n<data><cars>${cars.join('\n')}</cars></data>`);
    const args = ['src/cli.ts', 'import', file, '--holding', String(holdingId), '--progress', 'json'];
    const env = childEnv({ DATA_DIR: dirname(readStack().logDir), NODE_ENV: 'development' });
    const { code, output } = await run(process.execPath, args, { cwd: join(root, 'apps/api'), env });
    if (code !== 0) throw new Error(`the import ended with ${code}: ${output}`);
    return output;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
