import { opensDialog } from '@showroom/domain/dialogs';
import { ButtonLink } from '@showroom/ui/button-link';
import { Cluster } from '@showroom/ui/cluster';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { searchDialog } from '../dialogs/opened-dialog.ts';
import { searchHref } from '../search-panel/search-dialog.ts';
import * as styles from './error-screen.css.ts';

/** Ways out of an address that leads nowhere; every brand has these pages. */
const ways = [
  { name: 'Главная', href: '/' },
  { name: 'Марки', href: '/brands/' },
  { name: 'Услуги', href: '/services/' },
  { name: 'Дилерские центры', href: '/contacts/' },
  { name: 'Карта сайта', href: '/sitemap/' },
] as const;

/** The error page (PRD-2). `catalogHref` is /store/ on the item-code route, otherwise /cars/. */
export function ErrorScreen({ code, catalogHref = '/cars/' }: { code: number; catalogHref?: string }) {
  const isMissing = code === 404;
  return (
    <Container>
      <div className={styles.page}>
        <Stack gap={6}>
          <Heading level={1} size="xl">
            {isMissing ? '404 Страница не найдена' : `Произошла непредвиденная ошибка ${code}`}
          </Heading>
          <Text size="lg" tone="quiet">
            {isMissing
              ? 'Не удалось найти страницу. Возможно, она перемещена или в\u00a0адресе ошибка.'
              : 'Мы уже знаем о\u00a0ней и\u00a0чиним. Попробуйте обновить страницу через минуту.'}
          </Text>
          <Cluster gap={3}>
            <ButtonLink href={catalogHref} size="lg">
              Перейти в каталог
            </ButtonLink>
            {isMissing && (
              <ButtonLink href={searchHref} size="lg" tone="outline" {...opensDialog(searchDialog)}>
                Найти на{'\u00a0'}сайте
              </ButtonLink>
            )}
          </Cluster>
          {isMissing && (
            <nav aria-label="Куда пойти дальше">
              <Cluster gap={5}>
                {ways.map(({ name, href }) => (
                  <TextLink key={href} href={href}>
                    {name}
                  </TextLink>
                ))}
              </Cluster>
            </nav>
          )}
        </Stack>
      </div>
    </Container>
  );
}
