'use client';

import type { VehicleReport } from '@showroom/api-contract/lead';
import { reportForm } from '@showroom/domain/lead/report-form';
import { LeadForm } from '@showroom/forms/lead-form';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { useOwnContacts } from '@showroom/visitor/use-own-contacts';
import { useMemo, useState } from 'react';
import { readFormQuery } from '../form/form-query.ts';
import type { FormFacts } from '../lead/form-facts.ts';
import { tellForm } from '../lead/tell-form.ts';
import { useFormVehicle } from '../vehicle/use-form-vehicle.ts';
import { VehiclePlaque } from '../vehicle/vehicle-plaque.tsx';
import * as css from './report.css.ts';
import { ReportView } from './report-view.tsx';
import { sendForReport, sendSms } from './send-report-form.ts';

const tell = tellForm(reportForm);

type Props = { query: string; facts: FormFacts; close: () => void };

/** Phone, code from the message, report: all in one dialog. A confirmed report stays while the dialog is open. */
export function ReportForm({ query, facts, close }: Props) {
  const { vehicleId } = readFormQuery(query);
  const state = useFormVehicle(vehicleId);
  const [report, setReport] = useState<VehicleReport>();
  const send = useMemo(() => sendForReport(setReport), []);
  const own = useOwnContacts();
  if (vehicleId === null) {
    return (
      <Notice title="Автомобиль не выбран">
        <p>Откройте страницу автомобиля с{'\u00a0'}пробегом и нажмите «Посмотреть отчёт».</p>
      </Notice>
    );
  }
  if (report) return <ReportView report={report} />;
  if (state === 'loading') return <Skeleton height={320} shape="box" />;
  return (
    <div className={css.form}>
      {typeof state === 'object' && <VehiclePlaque vehicle={state} />}
      <LeadForm
        form={reportForm}
        init={{ vehicleId }}
        prefill={own}
        city={facts.city}
        consentMode={facts.consentMode}
        companyPhone={facts.companyPhone}
        send={send}
        sendSms={sendSms}
        onSent={tell}
        onClose={close}
      />
    </div>
  );
}
