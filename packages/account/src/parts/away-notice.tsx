import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { awayText } from '../session/call-account.ts';

/** Nobody answered a read: whoever is told to try again has the button for it. */
export function AwayNotice({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Notice tone="critical" title={awayText}>
      <Button tone="outline" size="sm" onClick={() => void onRetry()}>
        Повторить
      </Button>
    </Notice>
  );
}
