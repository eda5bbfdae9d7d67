import type { Banner } from '@showroom/api-contract/content';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { Container } from '@showroom/ui/container';
import { Picture } from '@showroom/ui/picture';
import { Surface } from '@showroom/ui/surface';
import { vars } from '@showroom/ui/theme/contract';
import { heroBannerId } from './hero-banner-id.ts';

// On the elements: styles of the kit stand in every page, and most days no page has a banner.
const line = {
  ...{ display: 'flex', alignItems: 'center', gap: vars.space[4], minHeight: '72px' },
  ...{ fontSize: vars.type.textSm, lineHeight: 1.4 },
};
const picture = { flex: 'none', width: '96px' };

/** The banner above the header, for the days that its editor set. In the page's own markup: nothing jumps. */
export function HeroBanner({ banner }: { banner: Banner }) {
  return (
    <aside id={heroBannerId} aria-label="Предложение" data-print="hide">
      <Surface tone="sunken">
        <Container>
          <a href={banner.link} style={line}>
            <span style={picture}>
              <Picture base={contentPictureBase(banner.picture)} size="thumb" alt="" ratio="4 / 3" eager />
            </span>
            <span>
              <strong>{banner.title}</strong>
              {banner.lead !== null && (
                <>
                  <br />
                  {banner.lead}
                </>
              )}
            </span>
          </a>
        </Container>
      </Surface>
    </aside>
  );
}
