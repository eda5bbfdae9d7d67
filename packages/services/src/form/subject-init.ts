import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import type { LeadInit } from '@showroom/forms/lead-form-props';
import type { FormVehicle } from '../vehicle/form-vehicles.ts';
import type { FormVehicleState } from '../vehicle/use-form-vehicle.ts';
import type { FormMark } from './form-dialog.ts';
import type { FormSubject } from './form-query.ts';

/** A mark whose name is not known is left to the visitor. */
function markOf({ markCode, name }: FormSubject, marks: readonly FormMark[] | undefined): FormMark | undefined {
  if (marks) return marks.find(({ code }) => code === markCode);
  return markCode !== null && name ? { code: markCode, name } : undefined;
}

/** What an address says beside the vehicle in stock. */
function askedInit({ manufactureYear, totalTrip, dealerCodes, reasons, note, position, goods }: FormSubject): LeadInit {
  const [only, ...others] = dealerCodes;
  return {
    ...(manufactureYear === null ? {} : { manufactureYear }),
    ...(totalTrip === null ? {} : { totalTrip }),
    ...(only === undefined ? {} : { dealerCode: others.length > 0 ? dealerCodes : only }),
    ...(reasons ? { reasons } : {}),
    ...(note ? { comment: note } : {}),
    ...(position ? { position } : {}),
    ...(goods ? { accessory: goods } : {}),
  };
}

/** A mark and model in words, for forms that ask for them in words. */
function typedMark({ name, markName, modelCode }: FormSubject): LeadInit {
  const mark = markName || (modelCode === null ? name : '');
  const model = mark && name.startsWith(mark) ? name.slice(mark.length).trim() : '';
  return { ...(mark ? { markCode: mark } : {}), ...(model ? { modelCode: model } : {}) };
}

/** A plate and a mileage are asked of the visitor's own vehicle: the one in stock, which the form is about, is another. */
const isAboutOwn = ({ fields }: LeadFormDeclaration) =>
  fields.some(({ name }) => name === 'stateNumber' || name === 'totalTrip');

/** The mark and model of a vehicle in stock: codes where nobody sees them, words in fields. */
function stockMark({ mark, model }: FormVehicle, form: LeadFormDeclaration, subject: FormSubject): LeadInit {
  if (form.context.includes('mark')) return { markCode: mark.code, modelCode: model.code };
  return isAboutOwn(form) ? typedMark(subject) : { markCode: mark.name, modelCode: model.name };
}

type Asking = { form: LeadFormDeclaration; subject: FormSubject; marks: readonly FormMark[] | undefined };

/** What a form is told by its address and by the vehicle in stock that the address names. */
export function initOf(state: FormVehicleState, { form, subject, marks }: Asking): LeadInit {
  if (typeof state === 'object') {
    const { id, dealer, mark, model, modification, year } = state;
    const wanted = [mark.name, model.name, modification, year].filter(Boolean).join(' ');
    return {
      ...askedInit(subject),
      vehicleId: id,
      ...stockMark(state, form, subject),
      dealerCode: dealer.code,
      ...(form.fields.some(({ name }) => name === 'wanted') && { wanted }),
    };
  }
  const { vehicleId, modelCode } = subject;
  const asked: LeadInit = {
    ...askedInit(subject),
    // Nobody could say what it is, but the manager will know it by its number.
    ...(state === 'unknown' && vehicleId !== null ? { vehicleId } : {}),
  };
  if (!form.context.includes('mark')) return { ...asked, ...typedMark(subject) };
  const mark = markOf(subject, marks);
  if (!mark) return asked;
  return {
    ...asked,
    markCode: mark.code,
    title: marks ? `Марка: ${mark.name}` : mark.name,
    ...(modelCode ? { modelCode } : {}),
  };
}
