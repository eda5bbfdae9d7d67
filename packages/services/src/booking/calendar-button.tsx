'use client';

import { Button } from '@showroom/ui/button';

/** Gives the visit to the visitor's calendar as a file. */
export function CalendarButton({ calendar }: { calendar: string }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: 'booking.ics' });
    link.click();
    // Safari reads it after the click.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };
  return (
    <Button tone="outline" onClick={save}>
      Добавить в{'\u00a0'}календарь
    </Button>
  );
}
