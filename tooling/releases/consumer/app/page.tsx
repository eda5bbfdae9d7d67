import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Callback } from './callback.tsx';

export default function Page() {
  return (
    <main>
      <Heading level={1}>Витрина из пакетов</Heading>
      <Button tone="action">Тематическая кнопка</Button>
      <Callback />
    </main>
  );
}
