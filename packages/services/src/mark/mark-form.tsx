'use client';

import type { LeadFormId } from '@showroom/domain/lead/lead-forms';
import { LeadForm } from '@showroom/forms/lead-form';
import type { FormFacts } from '../lead/form-facts.ts';
import { listDealers } from '../lead/list-dealers.ts';
import { sendForm } from '../lead/send-form.ts';
import { readMarkQuery } from './mark-query.ts';

type Props = { query: string; facts: FormFacts; close: () => void };

/** A form about a mark or model as a whole, which the visitor need not name again. */
function markForm(formId: LeadFormId) {
  const send = sendForm(formId);
  return function MarkForm({ query, facts, close }: Props) {
    const { markCode, modelCode, name } = readMarkQuery(query);
    return (
      <LeadForm
        formId={formId}
        init={{
          ...(name ? { title: name } : {}),
          ...(markCode ? { markCode } : {}),
          ...(modelCode ? { modelCode } : {}),
        }}
        city={facts.city}
        consentMode={facts.consentMode}
        companyPhone={facts.companyPhone}
        loadDealers={listDealers}
        send={send}
        onClose={close}
      />
    );
  };
}

export const CreditForm = markForm('form_credit');
export const MarkArrivalForm = markForm('form_on_sale_soon');
