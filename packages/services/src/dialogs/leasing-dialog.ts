'use client';

import { leasingForm } from '@showroom/domain/lead/leasing-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(leasingForm);
