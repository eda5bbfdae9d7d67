import { contentPictureBase } from '@showroom/domain/content-picture';
import { Picture } from '@showroom/ui/picture';
import { Text } from '@showroom/ui/text';
import type { BlockProps } from '../block-props.ts';
import * as css from './hero-block.css.ts';

/** The head of a page to read: its lead and a wide picture. The page itself says the title. */
export function HeroBlock({ block: { lead, scene } }: Pick<BlockProps<'hero'>, 'block'>) {
  return (
    <div className={css.hero}>
      {lead && (
        <div className={css.lead}>
          <Text size="lg">{lead}</Text>
        </div>
      )}
      {scene && (
        <div className={css.picture}>
          <Picture
            base={contentPictureBase(`scene:${scene}`)}
            size="hero"
            mobileSize="card"
            ratio="2 / 1"
            sizes="(min-width: 1024px) 900px, 100vw"
            alt=""
            priority
          />
        </div>
      )}
    </div>
  );
}
