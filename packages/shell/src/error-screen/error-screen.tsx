import { ButtonLink } from '@showroom/ui/button-link';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import * as styles from './error-screen.css.ts';

/** The error page (PRD-2). `catalogHref` is /store/ on the item-code route, otherwise /cars/. */
export function ErrorScreen({ code, catalogHref = '/cars/' }: { code: number; catalogHref?: string }) {
  const isMissing = code === 404;
  return (
    <Container>
      <div className={styles.page}>
        <Stack gap={6}>
          <p className={styles.code} aria-hidden="true">
            {code}
          </p>
          <Heading level={1} size="xl">
            {isMissing ? '404 Страница не найдена' : `Произошла непредвиденная ошибка ${code}`}
          </Heading>
          <Text size="lg" tone="quiet">
            {isMissing
              ? 'Не удалось найти страницу. Возможно, она перемещена или в адресе ошибка.'
              : 'Мы уже знаем о ней и чиним. Попробуйте обновить страницу через минуту.'}
          </Text>
          <div>
            <ButtonLink href={catalogHref} size="lg">
              Перейти в каталог
            </ButtonLink>
          </div>
        </Stack>
      </div>
    </Container>
  );
}
