import type { LeadData } from '@showroom/domain/lead/lead-schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type GenericSchema, safeParse } from 'valibot';
import type { LeadValues } from './lead-values.ts';

/**
 * Lets the schema of a lead judge a form. By hand, as the general resolver brings ten times the code. The schema is made
 * when it is first needed: a static page must not ask for the day while it is rendered.
 */
export function leadResolver(
  schemaNow: () => GenericSchema<unknown, LeadData>,
  toData: (values: LeadValues) => unknown,
): Resolver<LeadValues, unknown, LeadData> {
  return (values) => {
    const result = safeParse(schemaNow(), toData(values));
    if (result.success) return { values: result.output, errors: {} };
    const errors: FieldErrors<LeadValues> = {};
    for (const issue of result.issues) {
      // Consents lie one level deeper in a lead than on the screen; their last key is the name of the box.
      const name = issue.path?.at(-1)?.key as keyof LeadValues | undefined;
      if (name) errors[name] ??= { type: 'invalid', message: issue.message };
    }
    return { values: {}, errors };
  };
}
