import { works } from '@showroom/domain/booking/works';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answerWith } from './answers.fixture.ts';
import { BookingWizard } from './booking-wizard.tsx';
import { timesWith } from './times.fixture.ts';

const car = 'mark=Haval&model=Jolion&year=2023';
const centre = 'dealer=brand-one-sever';

/** Begins at an address, as a link or a reload does. */
function at(query: string) {
  sessionStorage.clear();
  const before = location.search;
  const own = new URLSearchParams(before);
  for (const [name, value] of new URLSearchParams(query)) own.set(name, value);
  history.replaceState(history.state, '', `?${own}`);
  const silence = answerWith({ '/booking/slots': { body: timesWith({ full: 2 }) } });
  return () => {
    silence();
    history.replaceState(history.state, '', before || location.pathname);
  };
}

/**
 * **Do** fold a step that is done into one line.
 *
 * **Don’t** lose what was typed when a visitor goes back.
 */
const meta = {
  title: 'Booking/BookingWizard',
  component: BookingWizard,
  args: {
    facts: { consentMode: 'spec', city: 'msk', companyPhone: '74950000000' },
    marks: ['Changan', 'Geely', 'Haval', 'Kia'],
    centres: [
      { code: 'brand-one-sever', name: 'Brand One Север', address: 'Ленинградское шоссе, 71', city: 'msk' },
      { code: 'brand-one-yug', name: 'Brand One Юг', address: 'Варшавское шоссе, 132', city: 'msk' },
    ],
    works: [...works],
    isEmbedded: true,
  },
} satisfies Meta<typeof BookingWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begin: Story = { beforeEach: () => at('') };

export const Centre: Story = { beforeEach: () => at(`step=centre&${car}`) };

export const Time: Story = {
  beforeEach: () => at(`step=time&${car}&${centre}&works=maintenance`),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('button', { name: /09:30/ });
  },
};

export const TimeOnAPhone: Story = { ...Time, globals: { viewport: { value: 'phone' } } };

/** What was chosen is there again when a step is opened anew. */
export const BackToTheCar: Story = {
  beforeEach: () => at(`step=centre&${car}`),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить: Автомобиль' }));
    await expect(await canvas.findByRole('combobox', { name: /Марка/ })).toHaveValue('Haval');
    await expect(canvas.getByRole('textbox', { name: /Модель/ })).toHaveValue('Jolion');
  },
};
