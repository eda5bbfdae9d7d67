import type { Department } from '../vehicle.ts';
import type { FormField } from './lead-field.ts';

/** Keys that come along unseen, from the page that opened the form. */
export type LeadContextKey = 'mark' | 'model' | 'vin' | 'vehicleId';

/** `sms` asks for the code of a message; only the vehicle report has it. */
export type LeadStep = 'default' | 'sms' | 'finally';

type FormNotice = { title: string; text: string };

/** Files that a form takes beside its fields; what may be one is the same for all forms (`lead-files`). */
export type FormFiles = { label: string; hint: string };

/**
 * A form as one object: everything the browser draws and the server checks follows from it. It stands in a file of its
 * own, so that only the chunk of its dialog carries it.
 */
export type LeadFormDeclaration<Id extends string = string> = {
  /** Code on the wire and in the database: `form_testdrive`. */
  id: Id;
  /** Subject of the lead, answered by `GET /lead/get/{formId}`. */
  name: string;
  intro?: string;
  /** What the button says. */
  submit: string;
  /** In the order of the screen. */
  fields: readonly FormField[];
  /** What the page may add unseen. A key that is also a field is not asked for where the page gives it. */
  context: readonly LeadContextKey[];
  steps: readonly LeadStep[];
  /** Stored by the call that gives a time to it, `POST /booking/confirm`, alone: without one the request would promise a visit that nobody expects. */
  isBooked?: true;
  /** Which dealers to offer: those with this department. */
  department?: Department;
  /** What is said above the fields of the vehicle that the form is about: `gone` when it is sold, `onSale` when it has a price. */
  files?: FormFiles;
  /**
   * The sender may stay unknown: no field says who he is unless he wants to, consent is asked for only where one does, and the
   * server keeps neither his address nor his words beside the letter.
   */
  isAnonymous?: true;
  /** What the end says; that a manager will call unless told. */
  success?: FormNotice;
  notices?: { gone?: FormNotice; onSale?: FormNotice };
};

export const defineForm = <const Id extends `form_${string}`>(form: LeadFormDeclaration<Id>): LeadFormDeclaration<Id> =>
  form;
