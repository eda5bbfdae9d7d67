'use client';

import { depositForm } from '@showroom/domain/shop/deposit-form';
import { subjectForm } from '../form/subject-form.tsx';
import { useDeposit } from '../reservation/use-deposit.tsx';

export const Matter = subjectForm(depositForm, undefined, useDeposit);
