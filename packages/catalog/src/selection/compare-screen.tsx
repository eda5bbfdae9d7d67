import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import * as css from './compare.css.ts';
import { CompareView } from './compare-view.tsx';

/** Comparison. The page is the same for everybody: what is compared is known to the browser alone. */
export function CompareScreen() {
  return (
    <Container>
      <div className={css.page}>
        <Heading level={1} size="xl">
          Сравнение
        </Heading>
        <noscript>
          <Notice>Сравнение хранится в вашем браузере, и без JavaScript его не показать.</Notice>
        </noscript>
        <CompareView />
      </div>
    </Container>
  );
}
