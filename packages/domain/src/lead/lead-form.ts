import type { Department } from '../vehicle.ts';

/** Keys of a lead that a visitor fills (PRD-3; date, time, year and mileage are ours). */
export type LeadFieldName =
  | 'firstname'
  | 'lastname'
  | 'middlename'
  | 'name'
  | 'phone'
  | 'email'
  | 'dealer'
  | 'mark'
  | 'model'
  | 'stateNumber'
  | 'vin'
  | 'manufactureYear'
  | 'totalTrip'
  | 'date'
  | 'time'
  | 'reasons'
  | 'comment';

/** Keys that come along unseen, from the page that opened the form. */
export type LeadContextKey = 'mark' | 'model' | 'vin' | 'vehicleId';

export type LeadFieldRow = { name: LeadFieldName; required?: true; label?: string; hint?: string };

/** A form as a declaration: everything the browser draws and the server checks follows from it. */
export type LeadFormDeclaration = {
  /** Subject of the lead, answered by `GET /lead/get/{formId}`. */
  name: string;
  title: string;
  intro?: string;
  /** What the button says. */
  submit: string;
  /** In the order of the screen. */
  fields: readonly LeadFieldRow[];
  /** What the page may add unseen. A key that is also a field is not asked for where the page gives it. */
  context: readonly LeadContextKey[];
  steps: readonly LeadStep[];
  /** Which dealers to offer: those with this department. */
  department?: Department;
};

/** `sms` asks for the code of a message; only the vehicle report has it. */
export type LeadStep = 'default' | 'sms' | 'finally';
