'use client';

import { serviceForm } from '@showroom/domain/lead/service-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(serviceForm);
