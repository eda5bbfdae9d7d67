import { track } from '@showroom/analytics/track';
import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import type { LeadFormProps } from '@showroom/forms/lead-form-props';

/** Tells counters of a form that was stored (PRD-7). Of one whose sender may stay unknown nobody is told. */
export const tellForm =
  ({
    id,
    name,
    isAnonymous,
  }: Pick<LeadFormDeclaration, 'id' | 'name' | 'isAnonymous'>): NonNullable<LeadFormProps['onSent']> =>
  ({ firstname, middlename, lastname, name: fullName, phone, email, comment }) => {
    if (isAnonymous) return;
    const fio = [lastname, firstname, middlename].filter(Boolean).join(' ') || fullName;
    track({
      ...{ name: 'form_sent', formId: id, subject: name, path: location.pathname },
      sender: { ...(fio && { fio }), ...(phone && { phone }), ...(email && { email }), ...(comment && { comment }) },
    });
  };
