import { announce } from '@showroom/ui/announce';

const address = () => location.origin + location.pathname;

/** Copies the address of the page. */
export async function copyPage(): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(address());
    announce('Ссылка скопирована');
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Opens the system's share sheet; copies the address where there is none. */
export async function sharePage(title: string): Promise<'shared' | 'copied' | 'failed'> {
  if (!navigator.share) return copyPage();
  try {
    await navigator.share({ title, url: address() });
    return 'shared';
  } catch (failure) {
    // Closing the sheet is a choice, not a failure.
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'shared' : 'failed';
  }
}
