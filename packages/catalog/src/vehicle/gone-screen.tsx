import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { opensDialog } from '@showroom/domain/dialogs';
import { listingPath } from '@showroom/domain/listing-path';
import { type ListingScope, scopeOfVehicle } from '@showroom/domain/listing-scope';
import { nounsOf } from '@showroom/domain/listing-words';
import type { VehicleCard } from '@showroom/domain/vehicle';
import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import * as css from './gone-screen.css.ts';
import { SimilarVehicles } from './similar-vehicles.tsx';

type Props = {
  /** Id of the vehicle that went; absent where the address says none that was known. */
  id?: number | undefined;
  brand: Brand;
  city: CityCode;
  similar: readonly VehicleCard[];
};

/** What a vehicle was, judged by what is like it: a semi-trailer where all are, else just its kind. */
function sharedScope({ listings }: Pick<Brand, 'listings'>, similar: readonly VehicleCard[]): ListingScope {
  const [first, ...others] = similar.map((vehicle) => {
    const { kind, section } = scopeOfVehicle(vehicle);
    return section && nounsOf({ kind, section }) !== nounsOf({ kind }) ? { kind, section } : { kind };
  });
  if (!first) return { kind: 'cars' };
  const { kind, section } = first;
  const shared = section && listings[kind]?.includes(section) && others.every((other) => other.section === section);
  return shared ? { kind, section } : { kind };
}

/** Page of a vehicle that is sold or withdrawn (status 410): says so and shows what is like it. */
export function GoneScreen({ id, brand, city, similar }: Props) {
  const scope = sharedScope(brand, similar);
  const noun = nounsOf(scope);
  return (
    <Container>
      <div className={css.notice}>
        <Heading level={1} size="xl">
          {noun.this} уже {noun.sold}
        </Heading>
        <Text size="lg" tone="quiet">
          {similar.length > 0
            ? 'Объявление снято. Ниже — похожие предложения, которые есть в\u00a0наличии сейчас.'
            : `Объявление снято. Загляните в каталог ${brand.name}: в ${cities[city].p} есть из чего выбрать.`}
        </Text>
        <div className={css.actions}>
          <ButtonLink href={listingPath(scope)}>Перейти в каталог</ButtonLink>
          {id !== undefined && (
            <ButtonLink
              href={`/lk/favorites/?similar=${id}`}
              tone="outline"
              icon="bell"
              rel="nofollow"
              {...opensDialog('watch')}
            >
              Сообщить, когда появится похожая
            </ButtonLink>
          )}
        </div>
      </div>
      <SimilarVehicles title="Похожие предложения" vehicles={similar} />
    </Container>
  );
}
