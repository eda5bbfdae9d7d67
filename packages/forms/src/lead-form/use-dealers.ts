import type { LeadFormDeclaration } from '@showroom/domain/lead/lead-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DealerList } from '../dealer-field/dealer-field.tsx';
import type { LeadDealer, LeadFormProps } from './lead-form-props.ts';

/** Of one name once; narrowed to the codes that the opener allows (PRD-3, PRD-7). */
export function narrowDealers(dealers: readonly LeadDealer[], codes: readonly string[] | undefined): LeadDealer[] {
  const allowed = codes ? dealers.filter(({ code }) => codes.includes(code)) : dealers;
  return allowed.filter(({ nameRu }, index) => allowed.findIndex((other) => other.nameRu === nameRu) === index);
}

/** The dealers of a query; asked again without it when it fails or finds nobody. */
export async function findDealers(
  load: NonNullable<LeadFormProps['loadDealers']>,
  query: { department?: LeadFormDeclaration['department']; markCode?: string | undefined },
): Promise<readonly LeadDealer[]> {
  const { department, markCode } = query;
  const found = await load({ ...(department ? { department } : {}), ...(markCode ? { markCode } : {}) }).catch(
    () => [],
  );
  return found.length > 0 || !(department || markCode) ? found : load({});
}

/** The list of the dealer field, and how to ask for it again. */
export function useDealers(
  form: LeadFormDeclaration,
  { init, loadDealers }: Pick<LeadFormProps, 'init' | 'loadDealers'>,
  markCode: string | undefined,
): { dealers: DealerList; retryDealers: () => void } {
  const given = init?.dealers;
  const codes = typeof init?.dealerCode === 'object' ? init.dealerCode.join() : undefined;
  const isAsked = form.fields.some(({ name }) => name === 'dealer');
  const [dealers, setDealers] = useState<DealerList>(given ? narrowDealers(given, undefined) : 'loading');
  const [attempt, setAttempt] = useState(0);
  // An opener may write the loader in place: a new function alone asks nothing again.
  const load = useRef(loadDealers);
  load.current = loadDealers;
  useEffect(() => {
    if (!isAsked || given || !load.current) return;
    let isCurrent = true;
    setDealers('loading');
    findDealers(load.current, { department: form.department, markCode }).then(
      (found) => isCurrent && setDealers(narrowDealers(found, codes?.split(','))),
      () => isCurrent && setDealers('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked, given, form, markCode, codes, attempt]);
  return { dealers, retryDealers: useCallback(() => setAttempt((count) => count + 1), []) };
}
