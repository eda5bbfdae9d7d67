'use client';

import { type CityCode, cities, cityCodes } from '@showroom/domain/city';
import { Button } from '@showroom/ui/button';
import { Dialog } from '@showroom/ui/dialog';
import { Stack } from '@showroom/ui/stack';
import { useCity } from '@showroom/visitor/city-store';
import { cityPanelId } from './city-panel-id.ts';
import { showCity } from './show-city.ts';

/** The panel 'Город'. `city` is the one that the page was made for. */
export function CityPanel({ city }: { city: CityCode }) {
  const choose = useCity((state) => state.choose);
  return (
    <Dialog id={cityPanelId} title="Город">
      <Stack gap={2}>
        {cityCodes.map((code) => (
          <Button
            key={code}
            tone={code === city ? 'action' : 'outline'}
            wide
            aria-pressed={code === city}
            command="close"
            commandfor={cityPanelId}
            onClick={() => {
              choose(code);
              if (code !== city) showCity(code);
            }}
          >
            {cities[code].i}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
