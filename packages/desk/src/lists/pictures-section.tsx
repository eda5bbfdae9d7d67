'use client';

import { contentPictureBase } from '@showroom/domain/content-picture';
import { Heading } from '@showroom/ui/heading';
import { Picture } from '@showroom/ui/picture';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';
import { timeText } from '../words.ts';
import { ListingView } from './listing-view.tsx';
import { PictureForm } from './picture-form.tsx';
import { useListing } from './use-listing.ts';

/** Pictures of the editors, the newest first, each with the words that put it into a text. */
export function PicturesSection() {
  const { call, generation } = useDesk();
  const [current, setCurrent] = useState(1);
  const [taken, setTaken] = useState(0);
  const { page, failed } = useListing(`${generation} ${current} ${taken}`, () =>
    call('GET /reports/pictures', { page: current }),
  );
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Картинки
      </Heading>
      <PictureForm
        onTaken={() => {
          setCurrent(1);
          setTaken((count) => count + 1);
        }}
      />
      <ListingView
        page={page}
        failed={failed}
        columns={['Картинка', 'Как вставить в\u00a0текст', 'Размер', 'Загружена']}
        emptyText="Картинок ещё нет."
        keyOf={({ name }) => name}
        cells={({ name, alt, width, height, createdAt }) => [
          <div key="picture" className={css.thumb}>
            <Picture base={contentPictureBase(`upload:${name}`)} size="thumb" sizes="96px" alt={alt} />
          </div>,
          <code key="source">{`![${alt}](upload:${name})`}</code>,
          `${width}\u00a0×\u00a0${height}`,
          timeText(createdAt),
        ]}
        onPage={setCurrent}
      />
    </Stack>
  );
}
