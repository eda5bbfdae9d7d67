import { phoneText } from '../phone.ts';
import { type LeadFormId, leadForms } from './lead-forms.ts';
import type { LeadData } from './lead-schema.ts';

/** What a form was filled with, as label and value in the order of its screen. The dealer and the files are told apart. */
export function leadAnswers(formId: LeadFormId, data: LeadData): [label: string, value: string][] {
  const given = data as Readonly<Record<string, unknown>>;
  return leadForms[formId].fields.flatMap(({ name, label, control }): [string, string][] => {
    const value = given[name];
    if (control === 'dealer' || value === undefined || value === null || value === '') return [];
    return [[label, valueText(name, value)]];
  });
}

function valueText(name: string, value: unknown): string {
  if (name === 'phone') return phoneText(String(value));
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') return value.toLocaleString('ru-RU');
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value));
  return day ? `${day[3]}.${day[2]}.${day[1]}` : String(value);
}
