/** Whether a link is another state of the page at `here`: of one that says so, or of a vehicle's own page (PRD-2, PD-124). */
export const keepsScroll = (
  { dataset, pathname }: Pick<HTMLAnchorElement, 'dataset' | 'pathname'>,
  here: string,
): boolean => dataset.stay !== undefined || (pathname === here && here.startsWith('/catalog/'));
