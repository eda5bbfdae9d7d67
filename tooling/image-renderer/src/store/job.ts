import { codesOf, colorGroups } from '@showroom/domain/dictionaries';
import { pictureSizes } from '@showroom/domain/picture';
import { dataUriOf, jpegAt, webpOf } from '../encode.ts';
import { renderGoods } from '../goods/goods-picture.ts';
import { cutsOf, exposureKey, type Master, masterFor, masterOf, ogSize, type Subject } from '../render.ts';
import { type Drawn, drawnSizes } from '../scene/drawn.ts';
import { renderDrawn } from '../scene/scene-picture.ts';
import { type GoodsFile, type MediaFile, mediaPathOf } from './media-path.ts';

/** The unit of work: everything that one master gives at once. */
export type Job =
  | { kind: 'studio'; subject: Subject; master: Exclude<Master, 'tiny'> }
  | { kind: 'drawn'; drawn: Drawn }
  | GoodsFile
  | { kind: 'placeholders'; subject: Omit<Subject, 'color'> };

export type RenderedFile = { path: string; bytes: Uint8Array };

export function jobOf(file: MediaFile): Job {
  if (file.kind === 'drawn') return { kind: 'drawn', drawn: file.drawn };
  if (file.kind === 'goods') return file;
  const { subject, size, density } = file;
  return { kind: 'studio', subject, master: size === 'og' ? 'wide' : masterFor({ ...subject, size, density }) };
}

export const jobKey = (job: Job): string =>
  job.kind === 'studio'
    ? `${exposureKey(job.subject, job.master)}/${job.master}/${job.subject.color}`
    : job.kind === 'drawn'
      ? job.drawn
      : job.kind === 'goods'
        ? mediaPathOf(job)
        : placeholderPath(job.subject);

/** Jobs of the same family share an unpainted picture in the worker that made it. */
export const jobFamily = (job: Job): string =>
  job.kind === 'studio' ? exposureKey(job.subject, job.master) : jobKey(job).replace(/\/[^/]*$/, '');

export const placeholderPath = ({ body, angle }: Omit<Subject, 'color'>): string => `placeholder/${body}/${angle}.json`;

/** Renders a job on the calling thread. */
export async function runJob(job: Job): Promise<RenderedFile[]> {
  if (job.kind === 'drawn') {
    const files: RenderedFile[] = [];
    for (const [size, { densities }] of Object.entries(drawnSizes(job.drawn)))
      for (const density of densities) {
        const path = mediaPathOf({ kind: 'drawn', drawn: job.drawn, size, density });
        files.push({ path, bytes: await renderDrawn({ drawn: job.drawn, size, density }) });
      }
    return files;
  }
  if (job.kind === 'goods') return [{ path: mediaPathOf(job), bytes: await renderGoods(job.drawing, job) }];
  if (job.kind === 'placeholders') {
    const uris: Record<string, string> = {};
    for (const color of codesOf(colorGroups))
      uris[color] = await dataUriOf(await masterOf({ ...job.subject, color }, 'tiny'));
    return [{ path: placeholderPath(job.subject), bytes: Buffer.from(JSON.stringify(uris)) }];
  }
  const { subject, master } = job;
  const pixels = await masterOf(subject, master);
  if (master === 'wide') {
    const path = mediaPathOf({ kind: 'studio', subject, size: 'og', density: 1 });
    return [{ path, bytes: await jpegAt(pixels, ogSize.width, ogSize.height) }];
  }
  const cuts = cutsOf(master, subject.angle).map(async ({ size, density }) => {
    const { width, height } = pictureSizes[size];
    const path = mediaPathOf({ kind: 'studio', subject, size, density });
    return { path, bytes: await webpOf(pixels, size, density, width, height) };
  });
  return Promise.all(cuts);
}
