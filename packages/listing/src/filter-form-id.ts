/** Id of the filter of a page: its opener and the sort select outside it refer to it. */
export const filterFormId = 'listing-filter';
