import { media } from '@showroom/ui/theme/media';

/** The browser keeps the decoded picture as long as somebody holds on to it. */
let warm: HTMLImageElement | undefined;

/**
 * Fetches and decodes the picture that the vehicle's page opens with, by a smaller file of it. On a phone that is the card's own:
 * nothing to do.
 */
export function warmHero(file: string): void {
  const base = file.slice(0, file.lastIndexOf('/'));
  // As `pictureSrcSet` writes it: that module brings the table of all buildings, and every page carries this one.
  const srcset = `${base}/hero.webp 1x, ${base}/hero@2x.webp 2x`;
  if (warm?.srcset === srcset || !matchMedia(media.s).matches) return;
  warm = new Image();
  warm.srcset = srcset;
  // A picture that does not come is the business of the page that shows it.
  warm.decode().catch(() => {});
}
