'use client';

import { Text } from '@showroom/ui/text';
import { lazy, Suspense, useEffect } from 'react';
import { SuccessBlock } from '../success-block/success-block.tsx';
import { LeadFailure } from './lead-failure.tsx';
import { LeadFields } from './lead-fields.tsx';
import { live } from './lead-form.css.ts';
import type { LeadFormProps } from './lead-form-props.ts';
import { useLeadForm } from './use-lead-form.ts';

/** Most forms ask for no code; those that do load its step with the form, not with the answer. */
const loadSmsStep = () => import('./sms-step.tsx');
const SmsStep = lazy(async () => ({ default: (await loadSmsStep()).SmsStep }));

/**
 * A form from the first field to the number of the request: steps default → sms → finally. Draws no title
 * and no frame: a dialog or a page around it does. Mount it when it is opened; what was typed and not sent is there again
 * when it is mounted anew within the page.
 */
export function LeadForm(props: LeadFormProps) {
  const lead = useLeadForm(props);
  const { step, control, phase, trouble } = lead;
  const { steps } = props.form;
  useEffect(() => {
    // What does not come now is asked for again with the step.
    if (steps.includes('sms')) loadSmsStep().catch(() => {});
  }, [steps]);
  const failure = (
    <>
      <div role="status" className={live}>
        {phase === 'slow' ? (
          <Text tone="quiet">Отправляем дольше обычного. Пожалуйста, не&nbsp;закрывайте страницу.</Text>
        ) : null}
      </div>
      {trouble ? (
        <div className={live}>
          <LeadFailure title={props.failureTitle} message={trouble.message} companyPhone={props.companyPhone} />
        </div>
      ) : null}
    </>
  );
  if (step.name === 'finally') {
    const close = () => {
      lead.backToFields();
      props.onClose?.();
    };
    return (
      <SuccessBlock
        {...props.form.success}
        number={step.number}
        promise={step.promise}
        statusHref={step.statusHref}
        onClose={close}
      />
    );
  }
  if (step.name === 'sms') {
    return (
      <Suspense>
        <SmsStep
          phone={step.phone}
          resendIn={step.resendIn}
          sending={step.sending}
          error={lead.codeError}
          isBusy={phase === 'busy'}
          failure={failure}
          onCode={(code) => lead.commit(step.data, code)}
          onResend={() => lead.askForCode(step.data)}
          onBack={lead.backToFields}
        />
      </Suspense>
    );
  }
  return (
    <LeadFields
      form={props.form}
      init={props.init ?? {}}
      control={control}
      errors={control.formState.errors}
      isSubmitted={control.formState.isSubmitted}
      files={lead.files}
      upload={props.upload}
      after={props.after?.(lead.chosen)}
      missing={props.beside?.missing ?? []}
      dealers={lead.dealers}
      onRetryDealers={lead.retryDealers}
      marks={props.marks}
      consentMode={props.consentMode}
      onSubmit={lead.submit}
      isBusy={phase === 'busy'}
      failure={failure}
    />
  );
}
