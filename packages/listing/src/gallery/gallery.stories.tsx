import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Gallery } from './gallery.tsx';

/** One file of the workshop under several addresses: pictures are told apart by them. */
const pictures = ['спереди', 'сбоку', 'сзади', 'салон'].map((side, index) => ({
  base: `/media/${'./'.repeat(index)}sample`,
  alt: `Toyota Camry, ${side}`,
}));

/**
 * **Do** show the whole vehicle first, then around it, then inside.
 *
 * **Don’t** leave the full screen blank: the smaller picture stands there until the large one comes.
 */
const meta = {
  title: 'Listing/Gallery',
  component: Gallery,
  args: { title: 'Toyota Camry', pictures },
  render: (args) => (
    <div style={{ maxWidth: 960 }}>
      <Gallery {...args} />
    </div>
  ),
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows, counter and thumbs say the same. */
export const SecondPicture: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement);
    await waitFor(() => expect(document.getElementById('photos')).not.toBeNull());
    await userEvent.click(gallery.getByRole('button', { name: 'Следующее фото' }));
    await expect(await gallery.findByText('2')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** One picture has nothing to be turned. */
export const OnePicture: Story = { args: { pictures: pictures.slice(0, 1) } };
export const FullScreen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement);
    await waitFor(() => expect(document.getElementById('photos')).not.toBeNull());
    await userEvent.click(gallery.getByRole('button', { name: 'Во весь экран' }));
    await expect(await gallery.findByRole('dialog')).toBeVisible();
  },
};
