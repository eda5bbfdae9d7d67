import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Car } from '../car/fits-car.ts';
import { myCar, rememberCar } from '../car/my-car.ts';
import { emptyLists } from '../fixtures/empty-lists.fixture.ts';
import { MyCarLink } from './my-car-link.tsx';
import { shelfRoot } from './shelf.ts';

const jolion: Car = { mark: 'haval', model: 'jolion', name: 'Haval Jolion', modelName: 'Jolion', year: 2023 };

/** **Do** offer the car that the visitor has named, until the shelf is narrowed to it. */
const meta = {
  title: 'Shop/MyCarLink',
  component: MyCarLink,
  args: { root: shelfRoot('parts', ['detali-dlya-to'], ''), chosen: null },
  beforeEach: () => {
    emptyLists();
    rememberCar(jolion);
  },
} satisfies Meta<typeof MyCarLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Для моего Haval Jolion, 2023' });
    await expect(link).toHaveAttribute('href', '/parts/detali-dlya-to/?mark=haval&model=jolion&year=2023');
  },
};

/** A guest has narrowed the shelf to another car: that one is offered from the next page on. */
export const NarrowedToAnother: Story = {
  args: { chosen: { ...jolion, model: 'f7', modelName: 'F7', name: 'Haval F7' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveTextContent('Для моего Haval Jolion, 2023');
    await expect(await myCar()).toMatchObject({ model: 'f7' });
  },
};
