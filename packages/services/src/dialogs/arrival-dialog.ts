'use client';

import { arrivalForm } from '@showroom/domain/lead/arrival-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(arrivalForm);
