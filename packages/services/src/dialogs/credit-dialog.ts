'use client';

import { creditForm } from '@showroom/domain/lead/credit-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(creditForm);
