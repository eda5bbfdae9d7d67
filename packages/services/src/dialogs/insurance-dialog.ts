'use client';

import { insuranceForm } from '@showroom/domain/lead/insurance-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(insuranceForm);
