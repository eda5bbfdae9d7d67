import { FileButton } from '@showroom/forms/file-button';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

type Props = Pick<ComponentProps<typeof FileButton>, 'accept' | 'aria-label'>;

/** The file of a form, by its name once it is chosen; nothing again when the form is emptied. */
export function ChosenFile(input: Props) {
  const [name, setName] = useState('');
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = control.current?.form;
    const forget = () => setName('');
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);
  return (
    <FileButton
      {...input}
      ref={control}
      name="file"
      words={name || 'Выбрать файл'}
      onChange={({ target }) => setName(target.files?.[0]?.name ?? '')}
    />
  );
}
