import { isPanorama } from '@showroom/domain/scene';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import type { ReactNode } from 'react';
import { HeroPicture } from '../blocks/hero/hero-picture.tsx';
import * as css from './home-hero.css.ts';

type Props = {
  eyebrow: string;
  title: string;
  lead?: string | undefined;
  /** One of `panoramaNames`; another scene is not drawn so wide and stays out. */
  scene?: string | undefined;
  search: ReactNode;
};

/** The head of the home page: what this place is, and the search that stands on the floor of the picture. */
export function HomeHero({ eyebrow, title, lead, scene, search }: Props) {
  const panorama = scene !== undefined && isPanorama(scene) ? scene : undefined;
  return (
    <section className={css.hero}>
      <div className={`${css.band} ${css.lights[panorama ?? 'hero']}`}>
        <Container>
          <div className={css.words}>
            <Text size="sm" weight="medium">
              {eyebrow}
            </Text>
            <Heading level={1} size="display">
              {title}
            </Heading>
            {lead && (
              <div className={css.lead}>
                <Text size="lg">{lead}</Text>
              </div>
            )}
          </div>
        </Container>
        {panorama && (
          <div className={css.picture}>
            <HeroPicture scene={panorama} />
          </div>
        )}
      </div>
      <Container>
        <div className={css.search}>{search}</div>
      </Container>
    </section>
  );
}
