'use client';

import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import type { LeadFormId } from '@showroom/domain/lead/lead-forms';
import { LeadForm } from '@showroom/forms/lead-form';
import type { LeadFormProps } from '@showroom/forms/lead-form-props';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { useOwnContacts } from '@showroom/visitor/use-own-contacts';
import { useMemo } from 'react';
import type { FormFacts } from '../lead/form-facts.ts';
import { listDealers } from '../lead/list-dealers.ts';
import { sendForm } from '../lead/send-form.ts';
import { tellForm } from '../lead/tell-form.ts';
import type { FormVehicle } from '../vehicle/form-vehicles.ts';
import { useFormVehicle } from '../vehicle/use-form-vehicle.ts';
import { VehiclePlaque } from '../vehicle/vehicle-plaque.tsx';
import type { FormMark, FormMatter } from './form-dialog.ts';
import { type FormExtra, useNoExtra } from './form-extra.ts';
import type { FormSubject } from './form-query.ts';
import * as css from './subject-form.css.ts';
import { initOf } from './subject-init.ts';
import { useNamedSubject } from './use-named-subject.ts';

type LoadDealers = NonNullable<LeadFormProps['loadDealers']>;

/** Dealers of the mark; the one where the vehicle stands is always among them, and first. */
const dealersFor =
  (vehicle: FormVehicle | null): LoadDealers =>
  async (asked) => {
    const dealers = await listDealers(asked);
    if (!vehicle) return dealers;
    const { code, name } = vehicle.dealer;
    return [{ code, nameRu: name }, ...dealers.filter((dealer) => dealer.code !== code)];
  };

type Props = {
  form: LeadFormDeclaration<LeadFormId>;
  facts: FormFacts;
  /** Choices of the mark, where the page has them. */
  marks?: readonly FormMark[];
  close: () => void;
  /** Of forms that take files. */
  upload?: LeadFormProps['upload'];
  /** What the form has beside its fields; the same for as long as it stands. */
  useExtra?: FormExtra | undefined;
};

/** A form about a vehicle, a mark or nothing, in a dialog or on a page: it shows what it is about and prefills what is known. */
export function SubjectForm({ query, ...rest }: Props & { query: string }) {
  const subject = useNamedSubject(query);
  return subject === 'loading' ? <Skeleton height={480} shape="box" /> : <NamedForm {...rest} subject={subject} />;
}

function NamedForm({
  form,
  subject,
  facts,
  marks,
  close,
  upload,
  useExtra = useNoExtra,
}: Props & { subject: FormSubject }) {
  const state = useFormVehicle(subject.vehicleId);
  const vehicle = typeof state === 'object' ? state : null;
  const loadDealers = useMemo(() => dealersFor(vehicle), [vehicle]);
  const send = useMemo(() => sendForm(form.id), [form]);
  const { after, sendWith } = useExtra(facts, vehicle);
  const own = useOwnContacts();
  if (state === 'loading') return <Skeleton height={480} shape="box" />;
  const onSale = vehicle !== null && vehicle.price !== null;
  const notice = state === 'gone' ? form.notices?.gone : onSale ? form.notices?.onSale : undefined;
  return (
    <div className={css.form}>
      {vehicle && <VehiclePlaque vehicle={vehicle} />}
      {notice && (
        <Notice title={notice.title}>
          <p>{notice.text}</p>
        </Notice>
      )}
      <LeadForm
        form={form}
        init={initOf(state, { form, subject, marks })}
        // Who may stay unknown says the own name himself.
        prefill={form.isAnonymous ? undefined : own}
        marks={marks}
        city={facts.city}
        consentMode={facts.consentMode}
        companyPhone={facts.companyPhone}
        loadDealers={loadDealers}
        send={sendWith(send)}
        after={after}
        upload={upload}
        onSent={tellForm(form)}
        onClose={close}
      />
    </div>
  );
}

/** The matter of a form's dialog. */
export const subjectForm =
  (form: LeadFormDeclaration<LeadFormId>, upload?: LeadFormProps['upload'], useExtra?: FormExtra): FormMatter =>
  (props) => <SubjectForm {...props} form={form} upload={upload} useExtra={useExtra} />;
