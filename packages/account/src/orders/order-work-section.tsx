'use client';

import type { OwnFile } from '@showroom/api-contract/account-parts';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { FactList } from '@showroom/ui/fact-list';
import { formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Skeleton } from '@showroom/ui/skeleton';
import { Stack } from '@showroom/ui/stack';
import { saveOwnFile } from '../parts/own-file.ts';
import { OwnState } from '../parts/own-state.tsx';
import * as css from '../parts/parts.css.ts';
import { pathPart } from '../parts/path-part.ts';
import { useAccount } from '../session/use-account.ts';
import { WorkCard } from './work-card.tsx';

type PhotoProps = { order: string; work: string; photo: OwnFile; name: string };

/** A photo of a work; a PDF is saved. */
function WorkPhoto({ order, work, photo, name }: PhotoProps) {
  const { data } = useAccount('GET /orders/{order}/works/{work}/photos/{photo}', { order, work, photo: photo.id });
  if (!data) return <Skeleton height={200} shape="box" />;
  if (!data.mime.startsWith('image/'))
    return (
      <Button tone="outline" onClick={() => saveOwnFile(data)}>
        Скачать {data.name}
      </Button>
    );
  return <img className={css.photo} src={`data:${data.mime};base64,${data.base64}`} alt={`Фото к работе «${name}»`} />;
}

/** One work of a service order: price, parts, photos, the decision. */
export function OrderWorkSection() {
  const [id, workId] = [pathPart(1), pathPart(2)];
  const order = useAccount('GET /orders/{order}', { order: id });
  return (
    <OwnState query={order} missing="Такого заказа нет">
      {({ number, works }) => {
        const work = works.find((one) => one.id === workId);
        if (!work) return <EmptyState title="Такой работы в заказе нет">Возможно, мастер её убрал.</EmptyState>;
        return (
          <Stack gap={5}>
            <Breadcrumbs
              items={[
                { name: 'Заказы', href: '/lk/orders/' },
                { name: `№ ${number}`, href: `/lk/orders/${id}/` },
                { name: work.name },
              ]}
            />
            <Heading level={1} size="lg">
              {work.name}
            </Heading>
            <WorkCard orderId={id} work={work} isAlone />
            {work.parts.length > 0 ? (
              <FactList
                facts={work.parts.map(({ name, count, price }) => ({
                  label: `${name}, ${count} шт.`,
                  value: formatRubles(price),
                }))}
              />
            ) : null}
            {work.photos.map((photo) => (
              <WorkPhoto key={photo.id} order={id} work={work.id} photo={photo} name={work.name} />
            ))}
          </Stack>
        );
      }}
    </OwnState>
  );
}
