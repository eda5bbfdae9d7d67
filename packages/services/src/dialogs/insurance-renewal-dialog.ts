'use client';

import { insuranceRenewalForm } from '@showroom/domain/lead/insurance-renewal-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(insuranceRenewalForm);
