'use client';

import { LeadForm } from '@showroom/forms/lead-form';
import type { LeadInit } from '@showroom/forms/lead-form-props';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import type { FormFacts } from '../lead/form-facts.ts';
import { sendForm } from '../lead/send-form.ts';
import { readFormQuery } from '../vehicle/form-query.ts';
import { type FormVehicleState, useFormVehicle } from '../vehicle/use-form-vehicle.ts';
import { VehiclePlaque } from '../vehicle/vehicle-plaque.tsx';
import * as css from './arrival-form.css.ts';

const formId = 'form_on_sale_soon';
const send = sendForm(formId);

/** What the manager is told of the vehicle. */
function arrivalInit(state: FormVehicleState, vehicleId: number | null): LeadInit {
  if (typeof state === 'object') return { vehicleId: state.id, markCode: state.mark.code, modelCode: state.model.code };
  return state === 'unknown' && vehicleId !== null ? { vehicleId } : {};
}

type Props = { query: string; facts: FormFacts; close: () => void };

/** The form of the subscription: who is to be told, about which vehicle. */
export function ArrivalForm({ query, facts, close }: Props) {
  const { vehicleId } = readFormQuery(query);
  const state = useFormVehicle(vehicleId);
  if (state === 'loading') return <Skeleton height={420} shape="box" />;
  const vehicle = typeof state === 'object' ? state : null;
  return (
    <div className={css.form}>
      {vehicle && <VehiclePlaque vehicle={vehicle} />}
      {vehicle && vehicle.price !== null && (
        <Notice title="Этот автомобиль уже в продаже">
          <p>
            Цена известна: обновите страницу, чтобы увидеть её. Или{'\u00a0'}оставьте телефон, и{'\u00a0'}мы расскажем о
            {'\u00a0'}нём.
          </p>
        </Notice>
      )}
      {state === 'gone' && (
        <Notice title="Этого автомобиля уже нет">
          <p>Оставьте телефон: сообщим, когда поступит похожий.</p>
        </Notice>
      )}
      <LeadForm
        formId={formId}
        init={arrivalInit(state, vehicleId)}
        city={facts.city}
        consentMode={facts.consentMode}
        companyPhone={facts.companyPhone}
        send={send}
        onClose={close}
      />
    </div>
  );
}
