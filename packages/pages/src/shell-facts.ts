import type { Brand } from '@showroom/domain/brand';

/** What the pages of a shell are made from. */
export type ShellFacts = {
  brand: Brand;
  /** The root parameter `city` of `next/root-params`, which Next names after the app's own folders. */
  city: () => Promise<string | undefined>;
};

/** What Next gives to a page. */
export type PageProps<P> = { params: Promise<P> };
