'use client';

import { useEffect, useState } from 'react';
import { type FormVehicle, formVehicle } from './form-vehicles.ts';

/** A form does not wait longer than this for the vehicle that it is about, ms: it can be sent without its plaque. */
const patienceMs = 3_000;

/** The vehicle that a form is about; `none` where it is about none. */
export type FormVehicleState = FormVehicle | 'none' | 'loading' | 'gone' | 'unknown';

export function useFormVehicle(id: number | null): FormVehicleState {
  const [vehicle, setVehicle] = useState<FormVehicleState>(id === null ? 'none' : 'loading');
  useEffect(() => {
    if (id === null) return setVehicle('none');
    let over = false;
    const settle = (answer: FormVehicleState) => {
      if (!over) setVehicle(answer);
      over = true;
    };
    const timer = setTimeout(settle, patienceMs, 'unknown');
    void formVehicle(id).then(settle);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [id]);
  return vehicle;
}
