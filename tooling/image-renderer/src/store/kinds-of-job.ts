import { type Job, jobKey } from './job.ts';

/** The main picture of a vehicle's page. */
export const isMain = (job: Job): boolean =>
  job.kind === 'studio' && job.master === 'middle' && job.subject.angle === 'front';
export const isThumb = (job: Job): boolean => job.kind === 'studio' && job.master === 'mini';
/**
 * What a page asks for beyond its first screen: a browser loads the neighbours of the picture that a row shows, also in full screen. A
 * second of a processor and more each.
 */
export const isBeyond = (job: Job): boolean =>
  job.kind === 'studio' && (job.master === 'large' || (job.master === 'middle' && !isMain(job)));
/** Seen at once where the full screen opens, its neighbours after a press. */
export const opensFullScreen = (job: Job): boolean =>
  isBeyond(job) && job.kind === 'studio' && job.subject.angle === 'front';

/** Of what shapes it is: the worker that has built them draws their other views in half the time. */
export const shapesOf = (job: Job): string =>
  job.kind === 'studio' ? `${job.subject.body}/${job.subject.shape}` : jobKey(job);
