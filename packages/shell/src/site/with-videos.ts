import { videoOrigins } from '@showroom/domain/vehicle-video';
import type { Route } from '@showroom/guards/route-table';
import type { PageOrigins, PagePlan } from '@showroom/web-server/plan';

type Addition = Pick<PagePlan, 'origins' | 'htmlAttributes'>;

/** What a page without anything else of foreign hosts may show: the players of videos. */
export const playersAlone: PageOrigins = { script: [], connect: [], img: [], frame: videoOrigins };

/**
 * Lets pages show the players of videos in a frame. Every page, not a vehicle's alone: a link is followed within the document, whose
 * policy is that of the page that came first. What partners embed shows no video.
 */
export function withVideos(added: (route: Route) => Addition): (route: Route) => Addition {
  return (route) => {
    const addition = added(route);
    if (route.isEmbeddable) return addition;
    return { ...addition, origins: { ...playersAlone, ...addition.origins } };
  };
}
