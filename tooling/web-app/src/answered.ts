import { offlineFolder } from '@showroom/selection/offline-vehicles';

/** What the worker looks at of a request. */
export type Asked = { path: string; isNavigation: boolean };

/** Pages that stand in frames of partners, tools of development, answers for programs: none has a page for no network. */
const leftAlone = /^\/(?:iframe|dev|api|reports)(?:\/|$)/;

/** Files whose name stands for their contents. */
export const isBuiltFile = ({ path }: Asked): boolean => path.startsWith('/_next/static/');

/** What a page put aside for the time without a network; nobody else has it. */
export const isKept = ({ path }: Asked): boolean => path.startsWith(offlineFolder);

/** Whether the page without a network stands in when this one does not come. Nothing of it is ever kept. */
export const isPage = ({ path, isNavigation }: Asked): boolean => isNavigation && !leftAlone.test(path);
