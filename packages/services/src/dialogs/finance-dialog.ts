'use client';

import { financeForm } from '@showroom/domain/lead/finance-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(financeForm);
