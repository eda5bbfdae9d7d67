import { mapAttribute } from '@showroom/domain/map-settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { airport, north } from '../fixtures/dealers.data.ts';
import { CityMap } from './city-map.tsx';

const sampleDealers = [north, airport];

declare global {
  interface Window {
    /** What the stand-in of the maps service was asked for. */
    ymaps3?: { calls?: unknown[][] };
  }
}

/**
 * **Do** let the list say in words what the map shows.
 *
 * **Don’t** load the service's map before somebody asks for it.
 */
const meta = {
  title: 'Contacts/CityMap',
  component: CityMap,
  args: { group: { city: 'msk', dealers: sampleDealers.map((dealer, index) => ({ number: index + 1, dealer })) } },
} satisfies Meta<typeof CityMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The deployment's service is turned on for the story: `told` is its origin. */
const withService = (told: () => string) => () => {
  const root = document.documentElement;
  root.setAttribute(mapAttribute, JSON.stringify({ key: 'a key', origin: told() }));
  return () => root.removeAttribute(mapAttribute);
};

/** The real loader takes a stand-in of the service's script, which notes what it is asked for. */
export const OfTheService: Story = {
  // The loader's own path comes behind the question mark of this one.
  beforeEach: withService(() => `${location.origin}/maps/v3.js?`),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Открыть карту' });
    await expect(document.querySelector('script[src*="/maps/v3.js"]')).toBeNull();
    await userEvent.click(button);
    await expect(await canvas.findByRole('region', { name: 'Карта' })).toBeVisible();
    const calls = window.ymaps3?.calls ?? [];
    await expect(calls[0]).toEqual(['script', '?/v3/?apikey=a+key&lang=ru_RU']);
    await expect(calls.map(([name]) => name)).toEqual([
      'script',
      'YMap',
      'YMapDefaultSchemeLayer',
      'YMapDefaultFeaturesLayer',
      ...sampleDealers.map(() => 'YMapMarker'),
    ]);
    const [first] = sampleDealers;
    await expect(calls.at(4)).toEqual(['YMapMarker', { coordinates: [first?.longitude, first?.latitude] }, '1']);
  },
};
