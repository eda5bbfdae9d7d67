import { track } from '@showroom/analytics/track';

/** The question that Chromium keeps for a page that offers the installation itself. */
export type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let kept: InstallPrompt | undefined;

/** From now on the browser's own offer waits for our button, and what comes of it is told. */
export function watchInstall(target: EventTarget): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
  });
  target.addEventListener('appinstalled', () => {
    kept = undefined;
    track({ name: 'app_installed' });
  });
}

/** Whether the browser would ask. Other browsers have the steps alone. */
export const canAsk = (): boolean => kept !== undefined;

/** Lets the browser ask, once: it keeps no question twice. True when the visitor agreed. */
export async function askToInstall(): Promise<boolean> {
  const prompt = kept;
  if (!prompt) return false;
  kept = undefined;
  track({ name: 'install_prompt', outcome: 'shown' });
  const { outcome } = await prompt.prompt();
  track({ name: 'install_prompt', outcome });
  return outcome === 'accepted';
}
