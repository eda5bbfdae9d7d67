import { pictureSrcSet } from '@showroom/domain/picture';
import { media } from '@showroom/ui/theme/media';

/** The browser keeps the decoded picture as long as somebody holds on to it. */
let warm: HTMLImageElement | undefined;

/**
 * Fetches and decodes the picture that the vehicle's page opens with, by a smaller file of it. On a phone that is the card's own:
 * nothing to do.
 */
export function warmHero(file: string): void {
  const srcset = pictureSrcSet(file.slice(0, file.lastIndexOf('/')), 'hero');
  if (warm?.srcset === srcset || !matchMedia(media.s).matches) return;
  warm = new Image();
  warm.srcset = srcset;
  // A picture that does not come is the business of the page that shows it.
  warm.decode().catch(() => {});
}
