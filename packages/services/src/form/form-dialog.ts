'use client';

import type { ComponentType } from 'react';
import type { FormFacts } from '../lead/form-facts.ts';
import { formVehicle } from '../vehicle/form-vehicles.ts';
import { readFormQuery } from './form-query.ts';

export type FormMark = { code: string; name: string };
export type FormMatter = ComponentType<{
  query: string;
  facts: FormFacts;
  /** Choices of the mark, where the page has them. */
  marks?: readonly FormMark[];
  close: () => void;
}>;

/**
 * A form as a dialog: its code and the vehicle that it is about arrive together.
 * @param title there at once, before anything is loaded
 */
export const formDialog = (title: string, load: () => Promise<{ Matter: FormMatter }>) => ({
  title,
  load: (query: string): Promise<FormMatter> => {
    const { vehicleId } = readFormQuery(query);
    if (vehicleId !== null) void formVehicle(vehicleId);
    return load().then(({ Matter }) => Matter);
  },
});
