'use client';

import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { useTakingOver } from '@showroom/ui/use-taking-over';
import { useState } from 'react';
import type { SignedInAnswer } from '../session/call-sign-in.ts';
import { knowsPasskeys, outcomeText, signInByPasskey } from './use-passkey.ts';

/** The second way in, for whoever has a key of this site. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (answer: SignedInAnswer) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The server's page has the button: nearly every browser knows keys, and nothing moves where it comes later.
  const isDeaf = useTakingOver();
  if (!isDeaf && !knowsPasskeys()) return null;
  const press = async () => {
    setBusy(true);
    const reply = await signInByPasskey();
    if (reply.kind === 'done') return onSignedIn(reply.body);
    setBusy(false);
    setFailure(outcomeText(reply));
  };
  return (
    <Stack gap={3}>
      {failure ? <Notice tone="critical">{failure}</Notice> : null}
      <Button tone="quiet" wide busy={isBusy} disabled={isDeaf} onClick={press}>
        Войти ключом доступа
      </Button>
    </Stack>
  );
}
