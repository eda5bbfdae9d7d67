'use client';

import { type WatchPace, watchPaceNames, watchPaces } from '@showroom/domain/selection/watch';
import { keepWish, type WatchWish } from '@showroom/selection/watch-wish';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { isSignedIn } from '@showroom/visitor/signed-in';
import { useState } from 'react';
import { awayText, callAccount } from '../session/call-account.ts';
import { continueSignedIn } from '../sign-in/continue-signed-in.ts';
import { SignInSteps } from '../sign-in/sign-in-steps.tsx';

const words = {
  search: 'Сообщим, когда в\u00a0этом разделе с\u00a0выбранными условиями появится новое предложение.',
  price: 'Сообщим, когда цена этого автомобиля станет ниже.',
  similar: 'Сообщим, когда такой\u00a0же автомобиль снова появится в\u00a0продаже.',
  item: 'Сообщим, когда этот товар снова будет в\u00a0наличии.',
} as const;
const actions = {
  search: 'Сохранить поиск',
  price: 'Следить за\u00a0ценой',
  similar: 'Сообщить о\u00a0похожей',
  item: 'Сообщить о\u00a0поступлении',
} as const;

const here = () => location.pathname + location.search;

/** What a link asks to watch: `?price=7`, `?similar=7`, `?item=7`, or else the listing below. */
export function wishOf(query: string, address: string, pace: WatchPace): WatchWish {
  const params = new URLSearchParams(query);
  for (const kind of ['price', 'similar'] as const) {
    const id = Number(params.get(kind));
    if (Number.isInteger(id) && id > 0) return { kind, vehicleId: id, pace };
  }
  const itemId = Number(params.get('item'));
  if (Number.isInteger(itemId) && itemId > 0) return { kind: 'item', itemId, pace };
  return { kind: 'search', address, pace };
}

type Step = 'asking' | 'sending' | 'signing-in' | 'done' | { refused: string };

/** Asks how often to tell, and keeps the search, the price or the wait; a guest signs in first and comes back here. */
export function WatchDialog({ query, close }: { query: string; close: () => void }) {
  const [pace, setPace] = useState<WatchPace>('at-once');
  const [step, setStep] = useState<Step>('asking');
  const wish = wishOf(query, here(), pace);
  const signIn = () => {
    keepWish(wish);
    setStep('signing-in');
  };
  const save = async () => {
    if (!isSignedIn()) return signIn();
    setStep('sending');
    const reply = await callAccount('POST /saved-searches', { watch: wish });
    if (reply.kind === 'refused' && reply.status === 401) return signIn();
    setStep(reply.kind === 'done' ? 'done' : { refused: reply.kind === 'refused' ? reply.message : awayText });
  };
  if (step === 'signing-in')
    return (
      <Stack gap={4}>
        <Text>
          Войдите по{'\u00a0'}номеру телефона, и{'\u00a0'}мы всё сохраним.
        </Text>
        {/* The page is loaded anew and sends what was asked for. */}
        <SignInSteps onSignedIn={(answer) => continueSignedIn(answer, here())} />
      </Stack>
    );
  if (step === 'done')
    return (
      <Stack gap={4}>
        <Notice tone="positive" title="Сохранено">
          <p>
            Изменить или{'\u00a0'}остановить можно в{'\u00a0'}
            <TextLink href="/lk/favorites/#searches">личном кабинете</TextLink>, а{'\u00a0'}из{'\u00a0'}письма — одним
            нажатием.
          </p>
        </Notice>
        <Button onClick={close}>Готово</Button>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Text>{words[wish.kind]}</Text>
      <Select
        name="pace"
        label="Как часто сообщать"
        value={pace}
        options={watchPaces.map((value) => ({ value, label: watchPaceNames[value] }))}
        onChange={({ target }) => setPace(watchPaces.find((one) => one === target.value) ?? 'at-once')}
      />
      {typeof step === 'object' && <Notice tone="critical">{step.refused}</Notice>}
      <Button size="lg" wide busy={step === 'sending'} onClick={() => void save()}>
        {actions[wish.kind]}
      </Button>
    </Stack>
  );
}
