'use client';

import { corporateForm } from '@showroom/domain/lead/corporate-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(corporateForm);
