import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Picture } from '@showroom/ui/picture';
import { Surface } from '@showroom/ui/surface';
import { Text } from '@showroom/ui/text';
import type { ReactNode } from 'react';
import { sceneBase } from '../scene.ts';
import * as css from './home-hero.css.ts';

type Props = {
  eyebrow: string;
  title: string;
  lead?: string | undefined;
  scene?: string | undefined;
  search: ReactNode;
};

/** The head of the home page: what this place is, and the search that lies on its lower edge. */
export function HomeHero({ eyebrow, title, lead, scene, search }: Props) {
  return (
    <section className={css.hero}>
      <Surface tone="inverse">
        <div className={css.band}>
          {scene && (
            <div className={css.picture}>
              <Picture
                base={sceneBase(scene)}
                size="hero"
                mobileSize="card"
                alt=""
                ratio="2 / 1"
                sizes="(min-width: 899px) 58vw, 100vw"
                priority
              />
            </div>
          )}
          <Container>
            <div className={css.words}>
              <Text size="sm" tone="quiet" weight="medium">
                {eyebrow}
              </Text>
              <Heading level={1} size="display">
                {title}
              </Heading>
              {lead && (
                <Text size="lg" tone="quiet">
                  {lead}
                </Text>
              )}
            </div>
          </Container>
        </div>
      </Surface>
      <Container>
        <div className={css.search}>{search}</div>
      </Container>
    </section>
  );
}
