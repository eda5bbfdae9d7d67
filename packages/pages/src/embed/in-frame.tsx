import { EmbedTalk } from '@showroom/services/embed-talk';
import type { ReactNode } from 'react';

type Page<Props> = { Page: (props: Props) => Promise<ReactNode> };

/** A page of several that a partner's frame shows one after the other. */
export const inFrame = <Props, Whole extends Page<Props>>(page: Whole & Page<Props>): Whole => ({
  ...page,
  Page: async (props: Props) => (
    <>
      {await page.Page(props)}
      <EmbedTalk hasPages />
    </>
  ),
});
