'use client';

import { commercialForm } from '@showroom/domain/lead/commercial-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(commercialForm);
