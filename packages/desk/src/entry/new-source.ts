import type { EntryAddress } from './entry-address.ts';

const dated = new Set(['news', 'blog', 'media', 'offer', 'vacancy', 'banner']);
const introduced = new Set(['news', 'blog', 'media', 'offer']);

/** The head of a text that there is not yet, with what its type cannot do without. */
export function newSource({ type }: EntryAddress, today: string): string {
  const rows = [
    'title: ',
    ...(dated.has(type) ? [`date: ${today}`] : []),
    ...(introduced.has(type) ? ['lead: ', 'tags: []'] : []),
    ...(type === 'banner' ? [`until: ${today}`, 'lead: ', 'picture: scene:service', 'link: /actions/'] : []),
    ...(type === 'vacancy' ? ['city: msk', 'place: ', 'payFrom: ', 'payTo: ', 'schedule: '] : []),
  ];
  return ['---', ...rows, '---', '', ''].join('\n');
}
