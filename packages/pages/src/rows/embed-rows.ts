import { embeds, isEmbedName } from '@showroom/domain/embeds';
import { type PageRow, pageRow } from '../page-row.ts';

/** Pages that partners put into a frame of theirs: one for everybody, without the frame of the site. */
export const embedRows: readonly PageRow<'embed'>[] = Object.keys(embeds)
  .filter(isEmbedName)
  .map((name) => {
    const { path, title } = embeds[name];
    return pageRow(path.slice(0, -1), 'embed', { name }, { guards: [], title, isIndexed: false, isEmbeddable: true });
  });
