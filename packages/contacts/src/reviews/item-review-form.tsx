'use client';

import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { type ComponentType, useState } from 'react';

type Props = { item: number; consentMode: 'spec' | 'separate' };
type State = 'closed' | 'loading' | 'failed';

/** The form of a review of goods. It comes with the press: few write, and everybody waits for an item's page. */
export function ItemReviewForm(props: Props) {
  const [Form, setForm] = useState<ComponentType<Props>>();
  const [state, setState] = useState<State>('closed');
  const open = async () => {
    setState('loading');
    try {
      const { ReviewForm } = await import('./review-form.tsx');
      setForm(() => ReviewForm);
    } catch {
      setState('failed');
    }
  };
  if (Form) return <Form {...props} />;
  return (
    <div>
      {state === 'failed' && (
        <div role="alert">
          <Notice tone="critical" title={'Форма не\u00a0загрузилась. Проверьте связь и\u00a0нажмите ещё раз.'} />
        </div>
      )}
      <Button tone="outline" busy={state === 'loading'} onClick={() => void open()}>
        Написать отзыв
      </Button>
    </div>
  );
}
