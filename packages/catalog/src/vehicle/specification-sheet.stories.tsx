import type { Meta, StoryObj } from '@storybook/react-vite';
import { vehicleFacts } from '../facts/vehicle-facts.ts';
import { camryDetail } from '../fixtures/vehicle.data.ts';
import { SpecificationSheet } from './specification-sheet.tsx';

/**
 * **Do** fold the groups: a browser's own search opens the one it finds.
 *
 * **Don’t** list a figure that the vehicle does not have.
 */
const meta = {
  title: 'Catalogue/SpecificationSheet',
  component: SpecificationSheet,
  args: { vehicle: camryDetail, facts: vehicleFacts(camryDetail).slice(8) },
} satisfies Meta<typeof SpecificationSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
