/**
 * What the web server tells the framework about a request. No visitor can send it: the web server strips it at the door.
 * The value is the internal path to render, or `handOn` for what is no page.
 */
export const targetHeader = 'x-showroom-target';
export const handOn = '-';

/** Data that a private page is rendered with, base64 of JSON. No visitor can send it either. */
export const dataHeader = 'x-showroom-data';

/** User agent of a shared page's request, whoever asked. */
export const sharedAgent = 'showroom';

/**
 * Rendering without storing. Next writes every page that it renders on demand to its disk, with the router's segments of
 * it: four renders in place of one, and a file for each combination of filters that a crawler can think of. The one way
 * past that is an agent that takes whole documents alone (`htmlLimitedBots`), so live pages are asked for under this name.
 */
export const liveAgent = 'showroom-live';
