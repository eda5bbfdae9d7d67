'use client';

import { LeadForm } from '@showroom/forms/lead-form';

/** The form of a call back; nothing is sent anywhere. */
export function Callback() {
  return <LeadForm formId="form_callback" consentMode="spec" send={async () => ({ ok: true, number: '1' })} />;
}
