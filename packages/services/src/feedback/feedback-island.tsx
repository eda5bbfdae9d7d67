'use client';

import { feedbackForm } from '@showroom/domain/lead/feedback-form';
import { LeadForm } from '@showroom/forms/lead-form';
import { useOwnContacts } from '@showroom/visitor/use-own-contacts';
import type { FormFacts } from '../lead/form-facts.ts';
import { listDealers } from '../lead/list-dealers.ts';
import { sendForm } from '../lead/send-form.ts';
import { tellForm } from '../lead/tell-form.ts';

const send = sendForm(feedbackForm.id);
const tell = tellForm(feedbackForm);
const toTop = () => document.getElementById('content')?.scrollIntoView();

/** The feedback form on its page. */
export function FeedbackIsland({ facts, dealer }: { facts: FormFacts; dealer?: string | undefined }) {
  const own = useOwnContacts();
  return (
    <LeadForm
      form={feedbackForm}
      prefill={own}
      init={dealer === undefined ? {} : { dealerCode: dealer }}
      city={facts.city}
      consentMode={facts.consentMode}
      companyPhone={facts.companyPhone}
      loadDealers={listDealers}
      send={send}
      onSent={tell}
      onClose={toTop}
    />
  );
}
