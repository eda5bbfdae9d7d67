'use client';

import { arrivalForm } from '@showroom/domain/lead/arrival-form';
import { subjectForm } from '../form/subject-form.tsx';

export const ArrivalDialog = subjectForm(arrivalForm);
