import { dealerPath } from '@showroom/domain/contact-paths';
import type { Dealer } from '@showroom/domain/vehicle';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import * as css from '../screen.css.ts';
import { AdviserList } from './adviser-list.tsx';

/** Everybody who answers customers in a centre. */
export function DealerAdvisersScreen({ dealer }: { dealer: Dealer }) {
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs
            items={[
              { name: 'Главная', href: '/' },
              { name: 'Дилерские центры', href: '/contacts/' },
              { name: dealer.name, href: dealerPath(dealer) },
              { name: 'Консультанты' },
            ]}
          />
          <Heading level={1} size="xl">
            Консультанты {dealer.name}
          </Heading>
          <Text size="lg" tone="quiet">
            Позвоните нужному специалисту напрямую: наберите номер центра и&nbsp;добавочный.
          </Text>
        </div>
        <AdviserList dealer={dealer} />
      </div>
    </Container>
  );
}
