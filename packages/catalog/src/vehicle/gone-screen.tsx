import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import type { VehicleCard } from '@showroom/domain/vehicle';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import Link from 'next/link';
import { isListed } from '../text/listed-types.ts';
import { nouns } from '../text/nouns.data.ts';
import * as css from './gone-screen.css.ts';
import { SimilarVehicles } from './similar-vehicles.tsx';

type Props = {
  brand: Brand;
  city: CityCode;
  similar: readonly VehicleCard[];
};

/** Page of a vehicle that is sold or withdrawn (status 410): says so and shows what is like it. */
export function GoneScreen({ brand, city, similar }: Props) {
  const type = similar[0]?.type ?? 'cars';
  const noun = nouns[type];
  return (
    <Container>
      <div className={css.notice}>
        <Heading level={1} size="xl">
          {noun.this} уже {noun.sold}
        </Heading>
        <Text size="lg" tone="quiet">
          {similar.length > 0
            ? 'Объявление снято. Ниже — похожие предложения, которые есть в наличии сейчас.'
            : `Объявление снято. Загляните в каталог ${brand.name}: в ${cities[city].p} есть из чего выбрать.`}
        </Text>
        <div>
          <ButtonLink href={isListed(type) ? `/${type}/` : '/cars/'} as={Link}>
            Перейти в каталог
          </ButtonLink>
        </div>
      </div>
      <SimilarVehicles title="Похожие предложения" vehicles={similar} />
    </Container>
  );
}
