import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStudio } from '@showroom/api/studio/studio';
import { studioProgram } from '@showroom/api/testing/studio-program';

/** Looks that no pack holds; every page of one has a body that no other has. */
const looks = [
  'suv/e3-kidney-1/beige',
  'sedan/d3-slim-6/purple',
  'hatchback/b2-split-2/orange',
  'wagon/c3-plain-5/green',
];
const angles = ['front', 'side', 'rear', 'interior-sl', 'wheel'] as const;
const ticksPerSecond = 100;

/** Processor time of the program over `folder` so far, ms of user and system time; 0 while none runs. */
function cpuMs(folder: string): number {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const line = lines.find((text) => text.includes(studioProgram) && text.includes(folder));
  if (!line) return 0;
  const fields =
    readFileSync(`/proc/${Number.parseInt(line, 10)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/**
 * What the pictures that a vehicle's page begins with cost at 1440 px, wall and processor time: `node tooling/bench/src/studio-pages.ts`
 * (Linux). No browser, no shell: the API's studio and its program alone, which draws with two threads.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-studio-'));
  const studio = openStudio(studioProgram, folder);
  // Neither the program nor a question to it keeps a process alive.
  const awake = setInterval(() => {}, 1_000);
  const measured = async (name: string, work: () => Promise<unknown>) => {
    const [started, cpu] = [performance.now(), cpuMs(folder)];
    await work();
    const wall = Math.round(performance.now() - started);
    process.stdout.write(
      `${name.padEnd(52)} ${String(wall).padStart(6)} ms, ${cpuMs(folder) - cpu} ms of a processor\n`,
    );
  };
  const fileOf = (look: string, angle: string, size: string) => `studio/${look}/${angle}/${size}.webp`;
  const page = async (look: string) => {
    const main = studio.get(fileOf(look, 'front', 'hero'));
    const thumbs = Promise.all(angles.map((angle) => studio.get(fileOf(look, angle, 'thumb'))));
    await Promise.all([measured('  its main picture', () => main), measured('  its thumbs', () => thumbs)]);
  };
  try {
    const [first = '', second = '', third = '', fourth = ''] = looks;
    await measured('a page, the program not running', () => page(first));
    await measured('a page, the program running', () => page(second));
    await measured('the card of a third one', () => studio.get(fileOf(third, 'front', 'card')));
    await measured('a page after its card', () => page(third));
    await measured('a page drawn ahead, by one thread', () =>
      studio.expect(
        [fileOf(fourth, 'front', 'hero'), ...angles.map((angle) => fileOf(fourth, angle, 'thumb'))],
        'opened',
      ),
    );
    await measured('that page', () => page(fourth));
  } finally {
    await studio.close();
    clearInterval(awake);
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
