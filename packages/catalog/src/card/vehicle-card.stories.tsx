import type { Meta, StoryObj } from '@storybook/react-vite';
import { withSample } from '../fixtures/sample-pictures.ts';
import { camry } from '../fixtures/vehicle.data.ts';
import { everyKind } from '../fixtures/vehicle-types.data.ts';
import { cards } from './vehicle-card.css.ts';
import { VehicleCard } from './vehicle-card.tsx';

/**
 * **Do** put `CardSwipe` once beside the cards: it brings the other angles and answers the buttons.
 *
 * **Don’t** add a fact that a buyer does not choose by: one quiet line holds them all.
 */
const meta = {
  title: 'Catalogue/VehicleCard',
  component: VehicleCard,
  args: { vehicle: withSample(camry) },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <VehicleCard {...args} />
    </div>
  ),
} satisfies Meta<typeof VehicleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = {};
export const NewWithDiscount: Story = {
  args: {
    vehicle: withSample({
      ...camry,
      condition: 'new' as const,
      mileageKm: 0,
      oldPrice: 389_000_000,
      price: 345_000_000,
      vat: true,
    }),
  },
};
export const WithoutPrice: Story = {
  args: { vehicle: withSample({ ...camry, price: null, oldPrice: null, monthly: null }) },
};
export const WithoutPhotos: Story = { args: { vehicle: { ...camry, pictures: [] } } };
/** Name and trim have a line each. */
export const LongNames: Story = {
  args: {
    vehicle: withSample({
      ...camry,
      mark: { code: 'mercedes-benz', name: 'Mercedes-Benz' },
      model: { code: 'gle', name: 'GLE Coupe AMG' },
      modification: '3.0 AT 4MATIC+ Premium Plus Night Edition',
    }),
  },
};

/** What each type is told by. */
export const EveryType: Story = {
  render: () => (
    <ul className={cards}>
      {Object.entries(everyKind).map(([kind, vehicle]) => (
        <li key={kind}>
          <VehicleCard vehicle={withSample(vehicle)} />
        </li>
      ))}
    </ul>
  ),
  globals: { viewport: { value: 'desktop' } },
};
export const EveryTypeOnATablet: Story = { ...EveryType, globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = {
  render: (args) => <VehicleCard {...args} />,
  globals: { viewport: { value: 'phone' } },
};
