/** Id of the banner above the header: what lies over the page begins below it. */
export const heroBannerId = 'hero-banner';
