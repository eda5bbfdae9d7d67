import { contentLink, contentPicture } from '@showroom/api-contract/blocks';
import { bodyTypes, colorGroups } from '@showroom/domain/dictionaries';
import { readListingPath } from '@showroom/domain/listing-path';
import { sceneNames } from '@showroom/domain/scene';
import * as v from 'valibot';
import type { Words } from './problem.ts';

const isOneOf = (names: readonly string[], name: string | undefined) => name !== undefined && names.includes(name);

/** What is wrong with an address; undefined when nothing is. Pages of this site end with a slash, files with their ending. */
export function linkProblem(href: string): Words | undefined {
  if (!v.is(contentLink, href))
    return [
      `"${href}" is no address: /path/, https://…, tel:+7…, mailto:… or #part`,
      `Неверный адрес ссылки «${href}».`,
    ];
  const [path = ''] = href.split(/[?#]/);
  if (path.startsWith('/') && !path.endsWith('/') && !/\.[a-z0-9]{1,5}$/.test(path))
    return [`"${href}" lacks the slash at its end`, `Адрес «${href}» должен кончаться косой чертой.`];
  return undefined;
}

/** What is wrong with a picture: its form, or no such thing is drawn. */
export function pictureProblem(picture: string): Words | undefined {
  const wrong: Words = [`"${picture}" is no picture of this project`, `Картинки «${picture}» нет.`];
  if (!v.is(contentPicture, picture)) return wrong;
  const [source, name = ''] = picture.split(':');
  if (source === 'scene') return isOneOf(sceneNames, name) ? undefined : wrong;
  if (source !== 'studio') return undefined;
  const [body, color] = name.split('/');
  return isOneOf(Object.keys(bodyTypes), body) && isOneOf(Object.keys(colorGroups), color) ? undefined : wrong;
}

/** What is wrong with the address of a listing. */
export function listingProblem(address: string): Words | undefined {
  const [path = ''] = address.split(/[?#]/);
  return (
    linkProblem(address) ??
    (typeof readListingPath(path, new Date()) === 'object'
      ? undefined
      : [`"${address}" is no listing of vehicles`, `«${address}» — не адрес списка машин.`])
  );
}

const checks: Readonly<Record<string, (value: string) => Words | undefined>> = {
  link: linkProblem,
  href: linkProblem,
  listing: listingProblem,
  vehicles: listingProblem,
  picture: pictureProblem,
  scene: (name) => pictureProblem(`scene:${name}`),
};

/** What is wrong with the value of a key; undefined for keys that name nothing. */
export function referenceProblem(key: string, value: string): Words | undefined {
  return Object.hasOwn(checks, key) ? checks[key]?.(value) : undefined;
}
