'use client';

import { callbackForm } from '@showroom/domain/lead/callback-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(callbackForm);
