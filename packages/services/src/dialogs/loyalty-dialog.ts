'use client';

import { loyaltyForm } from '@showroom/domain/lead/loyalty-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(loyaltyForm);
