import { type LeadData, leadSchema } from '@showroom/domain/lead/lead-schema';
import { phoneFieldText } from '@showroom/domain/lead/phone-number';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { draftOf, dropDraft, keepDraft } from './lead-drafts.ts';
import type { LeadFormProps, LeadResult } from './lead-form-props.ts';
import { leadResolver } from './lead-resolver.ts';
import {
  consentNames,
  firstValues,
  knownValues,
  type LeadValues,
  nameOf,
  prefillValues,
  toFormData,
  visibleFields,
} from './lead-values.ts';
import { createKeyring, useAttempt } from './use-attempt.ts';
import { useDealers } from './use-dealers.ts';
import { useLeadFiles } from './use-lead-files.ts';

type Stored = Extract<LeadResult, { ok: true }>;
type Step =
  | { name: 'default' }
  | { name: 'sms'; data: LeadData; phone: string; resendIn: number; sending: number }
  | ({ name: 'finally' } & Pick<Stored, 'number' | 'promise' | 'statusHref'>);

type Trouble = { message: string | undefined };

/** What a form knows and does; `LeadForm` only draws it. */
export function useLeadForm(props: LeadFormProps) {
  const { form, prefill, init } = props;
  const formId = form.id;
  const latest = useRef({ props, dealers: [] as Parameters<typeof toFormData>[3] });
  const [first] = useState(() => firstValues(form, init ?? {}, prefill ?? {}, draftOf(form)));
  const resolver = useMemo(() => {
    const schemaNow = () => {
      const { consentMode, emailTlds } = latest.current.props;
      return leadSchema(form, { consentMode, ...(emailTlds ? { emailTlds } : {}) });
    };
    return leadResolver(schemaNow, (values) => toFormData(form, values, latest.current.props, latest.current.dealers));
  }, [form]);
  const control = useForm<LeadValues, unknown, LeadData>({ defaultValues: first, resolver, mode: 'onTouched' });
  const { getValues, setValue, setError, setFocus, reset, watch } = control;

  const chosenMark = watch('mark');
  // The mark of a visitor's own vehicle says nothing about who may help.
  const wanted = form.context.includes('mark') ? (init?.markCode ?? (props.marks ? chosenMark : undefined)) : undefined;
  const chosenDealer = watch('dealer');
  const { dealers, retryDealers } = useDealers(form, props, wanted || undefined);
  latest.current = { props, dealers: typeof dealers === 'string' ? [] : dealers };

  const [step, setStep] = useState<Step>({ name: 'default' });
  const [trouble, setTrouble] = useState<Trouble>();
  const [codeError, setCodeError] = useState<string>();
  const { phase, attempt } = useAttempt();
  const { files, readFiles, refuseFiles } = useLeadFiles();
  const [keyOf] = useState(createKeyring);

  useEffect(() => {
    const keep = () => {
      const { init = {}, prefill = {} } = latest.current.props;
      keepDraft(form, getValues(), knownValues(form, init, prefill));
    };
    // A reload and a tab that a phone puts away: neither unmounts anything.
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [form, getValues]);

  useEffect(() => {
    for (const [name, value] of Object.entries(prefillValues(prefill ?? {})))
      if (value && name in first && !getValues(name as keyof LeadValues)) setValue(name as keyof LeadValues, value);
  }, [prefill, first, getValues, setValue]);

  // The options of a native select come after its value: set it again, or choose the only one, or none.
  useEffect(() => {
    if (typeof dealers === 'string' || !('dealer' in first)) return;
    const chosen =
      dealers.find(({ code }) => code === getValues('dealer')) ?? (dealers.length === 1 ? dealers[0] : undefined);
    setValue('dealer', chosen?.code ?? '');
  }, [dealers, first, getValues, setValue]);

  /** Shows what was refused; the first field of it takes the focus. */
  const refuse = (result: Exclude<LeadResult, { ok: true }>) => {
    if (!('fieldErrors' in result)) return setTrouble({ message: result.message });
    const { smsCode, files: lost, ...others } = result.fieldErrors;
    if (lost) refuseFiles(lost);
    setCodeError(smsCode);
    // Of `consents.agreement` the box; of what stands on no field, the words beside the button.
    const named = Object.entries(others).map(([path, message]) => [path.split('.').at(-1) ?? path, message] as const);
    const shown = [...visibleFields(form, init ?? {}).map(nameOf), ...consentNames];
    const known = named.flatMap(([name, message]) => {
      const field = shown.find((one) => one === name);
      return field ? [[field, message] as const] : [];
    });
    const strange = named.filter(([name]) => !shown.some((one) => one === name));
    if (known.length > 0) setStep({ name: 'default' });
    for (const [name, message] of known) setError(name, { type: 'server', message });
    // Once the fields are there again, when the code was asked for in between.
    if (known[0]) setTimeout(setFocus, 0, known[0][0]);
    if (strange.length > 0) setTrouble({ message: strange.map(([, message]) => message).join(' ') });
  };

  const failed = (): { failed: true } => ({ failed: true });

  const commit = (values: LeadData, smsCode?: string) =>
    attempt(async () => {
      setTrouble(undefined);
      setCodeError(undefined);
      const sent = readFiles();
      if ('error' in sent) return refuseFiles(sent.error);
      const data: LeadData = sent.length > 0 ? { ...values, files: sent } : values;
      const idempotencyKey = keyOf(JSON.stringify([formId, data, smsCode]));
      const result = await props.send(data, { idempotencyKey, ...(smsCode ? { smsCode } : {}) }).catch(failed);
      if (!('ok' in result)) return refuse(result);
      reset(firstValues(form, init ?? {}, prefill ?? {}, {}));
      dropDraft(form);
      files.set(() => []);
      const { number, promise, statusHref } = result;
      setStep({ name: 'finally', number, ...(promise && { promise }), ...(statusHref && { statusHref }) });
      props.onSent?.(data, result.number);
    });

  const askForCode = (data: LeadData) =>
    attempt(async () => {
      setTrouble(undefined);
      setCodeError(undefined);
      const result = await (props.sendSms?.(data) ?? Promise.resolve(failed())).catch(failed);
      if (!('sent' in result)) return refuse(result);
      const phone = phoneFieldText(data.phone ?? '');
      setStep((was) => ({
        name: 'sms',
        data,
        phone,
        resendIn: result.resendIn,
        sending: was.name === 'sms' ? was.sending + 1 : 1,
      }));
    });

  const proceed = (data: LeadData) => {
    props.beside?.onTried(true);
    if (props.beside?.missing.length) return;
    return form.steps.includes('sms') ? askForCode(data) : commit(data);
  };

  return {
    control,
    step,
    trouble,
    codeError,
    files,
    phase,
    dealers,
    retryDealers,
    chosen: { dealer: chosenDealer ?? '', mark: wanted ?? '' },
    submit: control.handleSubmit(proceed, () => props.beside?.onTried(false)),
    commit,
    askForCode,
    backToFields: () => setStep({ name: 'default' }),
  };
}
