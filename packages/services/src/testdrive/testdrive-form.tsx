'use client';

import { LeadForm } from '@showroom/forms/lead-form';
import type { LeadFormProps, LeadInit } from '@showroom/forms/lead-form-props';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { useMemo } from 'react';
import type { FormFacts } from '../lead/form-facts.ts';
import { listDealers } from '../lead/list-dealers.ts';
import { sendForm } from '../lead/send-form.ts';
import { readFormQuery } from '../vehicle/form-query.ts';
import type { FormVehicle } from '../vehicle/form-vehicles.ts';
import { type FormVehicleState, useFormVehicle } from '../vehicle/use-form-vehicle.ts';
import { VehiclePlaque } from '../vehicle/vehicle-plaque.tsx';
import * as css from './testdrive-form.css.ts';

const formId = 'form_testdrive';
const send = sendForm(formId);

export type FormMark = { code: string; name: string };
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

function initOf(state: FormVehicleState, vehicleId: number | null, mark: FormMark | undefined): LeadInit {
  if (typeof state === 'object') {
    const { id, mark: own, model, dealer } = state;
    return { vehicleId: id, markCode: own.code, modelCode: model.code, dealerCode: dealer.code };
  }
  return {
    // Nobody could say what it is, but the manager will know it by its number.
    ...(state === 'unknown' && vehicleId !== null ? { vehicleId } : {}),
    ...(mark ? { markCode: mark.code, title: `Марка: ${mark.name}` } : {}),
  };
}

type Props = {
  query: string;
  facts: FormFacts;
  /** Choices of the mark, where the page has them. */
  marks?: readonly FormMark[];
  close: () => void;
};

/** The test-drive form, for the dialog and for the page: it shows which vehicle it is about and prefills what is known. */
export function TestDriveForm({ query, facts, marks, close }: Props) {
  const { vehicleId, markCode } = readFormQuery(query);
  const state = useFormVehicle(vehicleId);
  const vehicle = typeof state === 'object' ? state : null;
  const loadDealers = useMemo(() => dealersFor(vehicle), [vehicle]);
  if (state === 'loading') return <Skeleton height={480} shape="box" />;
  return (
    <div className={css.form}>
      {vehicle && <VehiclePlaque vehicle={vehicle} />}
      {state === 'gone' && (
        <Notice title="Этого автомобиля уже нет в продаже">
          <p>
            Запишитесь на{'\u00a0'}тест-драйв похожего: напишите в{'\u00a0'}комментарии, что для вас важно.
          </p>
        </Notice>
      )}
      <LeadForm
        formId={formId}
        init={initOf(
          state,
          vehicleId,
          marks?.find(({ code }) => code === markCode),
        )}
        marks={marks}
        city={facts.city}
        consentMode={facts.consentMode}
        companyPhone={facts.companyPhone}
        loadDealers={loadDealers}
        send={send}
        onClose={close}
      />
    </div>
  );
}
