'use client';

import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { Icon } from '@showroom/ui/icon';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { useEffect, useRef } from 'react';
import { block, sign } from './success-block.css.ts';

type Props = {
  /** Number of the request, to quote. */
  number: string;
  onClose: () => void;
  /** That a manager will call, unless the form says otherwise. */
  title?: string | undefined;
  text?: string | undefined;
  /** By when an answer comes, in a sentence of its own. */
  promise?: string | undefined;
  /** Address of the status page. */
  statusHref?: string | undefined;
};

/** The end of a form (PRD-2). Takes the focus, as what had it is gone, and is read out. */
export function SuccessBlock({
  number,
  onClose,
  title = 'Заявка отправлена',
  text = 'В ближайшее время с вами свяжется менеджер',
  promise,
  statusHref,
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} role="status" className={block}>
      <span className={sign}>
        <Icon name="check" size={32} />
      </span>
      <Stack gap={2}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <Text>{text}</Text>
        {promise ? <Text>{promise}</Text> : null}
        <Text tone="quiet" size="sm" numeric>
          Номер заявки: {number}
        </Text>
        {statusHref ? <TextLink href={statusHref}>Следить за заявкой</TextLink> : null}
      </Stack>
      <Button tone="outline" onClick={onClose}>
        Закрыть
      </Button>
    </div>
  );
}
