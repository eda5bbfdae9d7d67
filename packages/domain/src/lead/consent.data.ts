/**
 * What a visitor agrees to. `spec` is the sentence of PRD-5; the three of `separate` follow
 * the law in force since 2025-09-01, which wants the consent to the processing of personal data to stand apart.
 * Change the version with any word below: it is stored with every lead.
 */
export const consentVersion = '2026-11-20';

export const consentTexts = {
  /** Link 1 → /terms-of-use/, link 2 → /consent-to-processing/. */
  policy: 'Я принимаю пользовательское соглашение и даю согласие на условия обработки персональных данных',
  agreement: 'Я принимаю пользовательское соглашение',
  data: 'Я даю согласие на обработку персональных данных',
  marketing: 'Я даю согласие на получение рекламы и рассылок (необязательно)',
} as const;

export type ConsentName = Exclude<keyof typeof consentTexts, 'policy'>;
