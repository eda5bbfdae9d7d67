import { leadFileLimits } from '@showroom/domain/lead/lead-files';

/** A visitor's name of a file as it may be shown and saved: no path, nothing invisible, and the ending of what it really is. */
export function fileName(given: string, ending: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|\s+$/g, '');
  return `${stem.slice(0, leadFileLimits.name - ending.length - 1) || 'file'}.${ending}`;
}
