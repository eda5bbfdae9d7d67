import type { StaticPage } from '@showroom/api-contract/content';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { contentPictureBase } from '@showroom/domain/content-picture';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Picture } from '@showroom/ui/picture';
import { Text } from '@showroom/ui/text';
import type { ReactNode } from 'react';
import type { BlockFacts } from '../blocks/block-props.ts';
import { PageBlocks } from '../blocks/page-blocks.tsx';
import * as css from './event-screen.css.ts';

type Props = { brand: Brand; city: CityCode; page: StaticPage; facts: BlockFacts; form?: ReactNode };

/** An event on a page of its own, without the frame: what and when, the programme, registration. */
export function EventScreen({ brand, city, page, facts, form }: Props) {
  const hero = page.blocks.find((block) => block.kind === 'hero');
  const rest = page.blocks.filter((block) => block !== hero);
  const phone = brand.phones[city];
  return (
    <>
      <header className={css.bar}>
        <Container>
          <div className={css.barRow}>
            <a href="/" className={css.name}>
              {brand.name}
            </a>
            <a href={phoneHref(phone)}>{phoneText(phone)}</a>
          </div>
        </Container>
      </header>
      <section className={css.hero}>
        <Container>
          <div className={css.heroRow}>
            <div className={css.words}>
              <Heading level={1} size="display">
                {hero?.title || page.title}
              </Heading>
              {hero && <Text size="lg">{hero.lead}</Text>}
            </div>
            {hero?.scene && (
              <div className={css.picture}>
                <Picture
                  base={contentPictureBase(`scene:${hero.scene}`)}
                  size="hero"
                  mobileSize="card"
                  sizes="(min-width: 1024px) 50vw, 100vw"
                  alt=""
                  priority
                />
              </div>
            )}
          </div>
        </Container>
      </section>
      <Container>
        <div className={css.body}>
          <PageBlocks blocks={rest} facts={facts} />
          {form}
        </div>
      </Container>
    </>
  );
}
