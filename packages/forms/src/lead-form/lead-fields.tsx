import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import { Button } from '@showroom/ui/button';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import type { FormEventHandler, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ConsentFields } from '../consent-fields/consent-fields.tsx';
import type { DealerList } from '../dealer-field/dealer-field.tsx';
import { FilesField } from '../files-field/files-field.tsx';
import { RobotField } from '../robot-field/robot-field.tsx';
import { LeadField } from './lead-field.tsx';
import { live } from './lead-form.css.ts';
import type { LeadFormProps } from './lead-form-props.ts';
import { consentNames, type LeadValues, nameOf, visibleFields } from './lead-values.ts';
import type { LeadFiles } from './use-lead-files.ts';

type Props = Pick<LeadFormProps, 'marks' | 'consentMode' | 'upload'> & {
  files: LeadFiles;
  form: LeadFormDeclaration;
  init: NonNullable<LeadFormProps['init']>;
  control: Pick<UseFormReturn<LeadValues>, 'register' | 'setValue' | 'clearErrors' | 'getValues'>;
  errors: Partial<Record<keyof LeadValues, { message?: string }>>;
  dealers: DealerList;
  onRetryDealers: () => void;
  onSubmit: FormEventHandler;
  isBusy: boolean;
  /** What the form has beside its fields. */
  after: ReactNode;
  /** Names of what is missing there. */
  missing: readonly string[];
  isSubmitted: boolean;
  /** Why nothing was sent, above the button. */
  failure: ReactNode;
};

/** The first step: the fields of the declaration, consents, the button. */
export function LeadFields({ form, init, control, errors, dealers, marks, consentMode, failure, ...rest }: Props) {
  const { register, setValue, clearErrors, getValues } = control;
  const fields = visibleFields(form, init);
  const wrong = [
    ...fields.filter((field) => errors[nameOf(field)]).map(({ label }) => label),
    ...rest.missing,
    ...(consentNames.some((name) => errors[name]) ? ['Согласие'] : []),
  ];
  /** What was said of a dealer or a box goes with its change (PRD-5). */
  const bindClearing = (name: 'dealer' | (typeof consentNames)[number]) => ({
    ...register(name),
    onChange: async ({ target }: { target: HTMLInputElement | HTMLSelectElement }) => {
      setValue(name, 'checked' in target ? target.checked : target.value);
      clearErrors(name);
    },
  });
  return (
    <form noValidate method="post" onSubmit={rest.onSubmit} aria-busy={rest.isBusy || undefined}>
      <Stack gap={5}>
        {form.intro ? <Text tone="quiet">{form.intro}</Text> : null}
        {init.title ? <Text weight="strong">{init.title}</Text> : null}
        {fields.map((field) => {
          const name = nameOf(field);
          return (
            <LeadField
              key={name}
              field={field}
              bound={{
                ...(name === 'dealer' ? bindClearing('dealer') : register(name)),
                error: errors[name]?.message,
              }}
              defaultValue={getValues(name) ?? ''}
              init={init}
              dealers={dealers}
              onRetryDealers={rest.onRetryDealers}
              marks={marks}
            />
          );
        })}
        {rest.after}
        {form.files && rest.upload ? <FilesField {...form.files} {...rest.files} upload={rest.upload} /> : null}
        <RobotField {...register('robot')} />
        <ConsentFields
          mode={consentMode}
          isOptional={form.isAnonymous ?? false}
          errors={Object.fromEntries(consentNames.map((name) => [name, errors[name]?.message]))}
          bind={bindClearing}
        />
        <div>
          <div role="status" className={live}>
            {rest.isSubmitted && wrong.length > 0 ? (
              <Text tone="critical">Проверьте поля: {wrong.join(', ')}.</Text>
            ) : null}
          </div>
          {failure}
          <Button type="submit" size="lg" wide busy={rest.isBusy}>
            {form.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
