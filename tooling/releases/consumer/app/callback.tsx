'use client';

import { callbackForm } from '@showroom/domain/lead/callback-form';
import { LeadForm } from '@showroom/forms/lead-form';

/** The form of a call back; nothing is sent anywhere. */
export function Callback() {
  return <LeadForm form={callbackForm} consentMode="spec" send={async () => ({ ok: true, number: '1' })} />;
}
