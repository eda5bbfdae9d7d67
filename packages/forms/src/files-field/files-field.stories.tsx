import { leadFilesHint } from '@showroom/domain/lead/lead-files';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { UploadFile } from '../lead-form/lead-form-props.ts';
import type { SentFile } from '../lead-form/use-lead-files.ts';
import { FilesField } from './files-field.tsx';

const taken: SentFile[] = [
  { key: 'a', name: 'Резюме.pdf', size: 184_320, state: 'sent', id: 'a' },
  { key: 'b', name: 'Диплом.jpg', size: 2_400_000, state: 'sending' },
  { key: 'c', name: 'Портфолио.zip', size: 900, state: 'failed', error: 'Подойдут файлы JPG, PNG, HEIC или PDF.' },
];

/**
 * **Do** send files as soon as they are chosen: the form then only names them.
 *
 * **Don’t** say that a file is fine by its name: the server looks at its bytes.
 */
const meta = {
  title: 'Forms/FilesField',
  component: FilesField,
  args: {
    label: 'Резюме, рекомендации',
    hint: leadFilesHint,
    list: [],
    set: fn(),
    error: undefined,
    upload: fn<UploadFile>(async ({ name }) =>
      name.endsWith('.pdf') ? { id: name } : { error: 'Подойдут файлы JPG, PNG, HEIC или PDF.' },
    ),
  },
  render: (args) => {
    const [list, setList] = useState(args.list);
    return <FilesField {...args} list={list} set={(change) => setList(change)} />;
  },
} satisfies Meta<typeof FilesField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Sent, on its way, refused. */
export const States: Story = { args: { list: taken } };

/** What is refused is said at the file and can be taken away. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/Резюме/);
    await userEvent.upload(input, [new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })]);
    await expect(await canvas.findByText('cv.pdf')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/КБ/)).toBeVisible());
    await expect(args.upload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать cv.pdf' }));
    await expect(canvas.queryByText('cv.pdf')).toBeNull();
  },
};
