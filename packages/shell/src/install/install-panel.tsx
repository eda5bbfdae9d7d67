'use client';

import { Button } from '@showroom/ui/button';
import { Stack } from '@showroom/ui/stack';
import { useState } from 'react';
import { appBrowser } from '../notices/promotions.ts';
import * as styles from './install-panel.css.ts';
import { askToInstall, canAsk } from './install-prompt.ts';
import { type InstallBrowser, installBrowser, installSteps } from './install-steps.data.ts';
import { StepPicture } from './step-picture.tsx';

/** The five steps of a browser, each with its picture. */
export function InstallSteps({ browser }: { browser: InstallBrowser }) {
  return (
    <ol className={styles.steps}>
      {installSteps[browser].map((words, step) => (
        <li key={words} className={styles.step}>
          <StepPicture step={step} browser={browser} />
          <p>
            <span className={styles.number}>Шаг {step + 1}</span>
            <br />
            {words}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** How the site becomes an application on the screen (PRD-2). Where the browser can ask by itself, one press does it. */
export function InstallPanel({ close }: { close: () => void }) {
  const [asks, setAsks] = useState(canAsk);
  const ask = async () => {
    setAsks(false);
    if (await askToInstall()) close();
  };
  return (
    <Stack gap={5}>
      {asks ? (
        <Button wide onClick={ask}>
          Установить
        </Button>
      ) : null}
      <InstallSteps browser={installBrowser(appBrowser(navigator.userAgent, navigator.maxTouchPoints))} />
    </Stack>
  );
}
