import type { LeadFormProps } from '@showroom/forms/lead-form-props';
import type { FormVehicle } from '../vehicle/form-vehicles.ts';

/** What one form has beside its fields: a part after them, and what becomes of its send. A hook. */
export type FormExtra = (
  facts: { companyPhone: string },
  vehicle: FormVehicle | null,
) => {
  after?: LeadFormProps['after'];
  sendWith: (send: LeadFormProps['send']) => LeadFormProps['send'];
};

/** A form that is its fields alone. */
export const useNoExtra: FormExtra = () => ({ sendWith: (send) => send });
