/**
 * What the proxy of a shell and the web server around Next tell each other, past Next, which knows nothing of it.
 * None of it leaves the process: the web server takes these headers off every answer.
 */

/** The status that a rewrite means: a rewrite itself always answers 200. */
export const statusHeader = 'x-showroom-status';

/** Says that a page was rendered for this answer and belongs to nobody: everyone at this address may have it. */
export const liveHeader = 'x-showroom-live';

/**
 * Rendering without storing. Next writes every page that it renders on demand to its disk, with the router's segments of
 * it: four renders in place of one, and a file for each combination of filters that a crawler can think of. The one way
 * past that is an agent that takes whole documents alone (`htmlLimitedBots`), so the proxy names itself as such an agent.
 */
export const liveAgent = 'showroom-live';
