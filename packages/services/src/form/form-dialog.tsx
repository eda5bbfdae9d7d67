'use client';

import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import type { LeadFormId } from '@showroom/domain/lead/lead-forms';
import type { ComponentType } from 'react';
import type { FormFacts } from '../lead/form-facts.ts';
import { formVehicle } from '../vehicle/form-vehicles.ts';
import { readFormQuery } from './form-query.ts';

export type FormMatter = ComponentType<{ query: string; facts: FormFacts; close: () => void }>;

/** Asks for the vehicle of a dialog while its code is on the way. */
export function warmVehicle(query: string): void {
  const { vehicleId } = readFormQuery(query);
  if (vehicleId !== null) void formVehicle(vehicleId);
}

/**
 * A form as a dialog: the code that all forms share, the object of this one and the vehicle that it is about arrive together.
 * @param title there at once, before anything is loaded
 */
export function formDialog(title: string, loadForm: () => Promise<LeadFormDeclaration<LeadFormId>>) {
  let matter: FormMatter | undefined;
  return {
    title,
    load: async (query: string): Promise<FormMatter> => {
      warmVehicle(query);
      const [{ SubjectForm }, form] = await Promise.all([import('./subject-form.tsx'), loadForm()]);
      // One component for all openings, or React would throw away what was typed.
      matter ??= (props) => <SubjectForm {...props} form={form} />;
      return matter;
    },
  };
}
