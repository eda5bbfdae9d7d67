'use client';

import { complianceForm } from '@showroom/domain/lead/compliance-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(complianceForm);
