import type { ColorCount } from '@showroom/api-contract/catalog';
import { listingPath } from '@showroom/domain/listing-path';
import { colorPlural } from '@showroom/domain/listing-words';
import { capital } from '../text/capital.ts';

export type HubLink = { name: string; href: string; count: number };
/** A mark with its links; the one of all colours has no name. */
export type HubGroup = { name: string; links: HubLink[] };

/** Approximate links per page; marks are not split. */
const linksOnPage = 400;

function toLink({ color, count, mark, model }: ColorCount): HubLink {
  const href = listingPath({
    kind: 'cars',
    ...(mark && { mark: mark.code }),
    ...(model && { model: model.code }),
    filter: { kind: 'colorgroup', value: color },
  });
  const name = [capital(colorPlural(color)), mark ? mark.name : 'автомобили', model?.name].filter(Boolean).join(' ');
  return { name, href, count };
}

/** Colour pages that have something to show, by mark, in the order of their counts' list. */
export function hubGroups(counts: readonly ColorCount[]): HubGroup[] {
  const groups: HubGroup[] = [];
  for (const count of counts) {
    const name = count.mark?.name ?? '';
    let group = groups.at(-1);
    if (group?.name !== name) {
      group = { name, links: [] };
      groups.push(group);
    }
    group.links.push(toLink(count));
  }
  return groups;
}

/** Splits a hub into pages of whole marks. At least one page. */
export function hubPages(groups: readonly HubGroup[], size = linksOnPage): HubGroup[][] {
  const pages: HubGroup[][] = [];
  let room = 0;
  for (const group of groups) {
    if (group.links.length > room || pages.length === 0) {
      pages.push([]);
      room = size;
    }
    pages.at(-1)?.push(group);
    room -= group.links.length;
  }
  return pages.length > 0 ? pages : [[]];
}
