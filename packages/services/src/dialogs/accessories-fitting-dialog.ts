'use client';

import { accessoriesFittingForm } from '@showroom/domain/lead/accessories-fitting-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(accessoriesFittingForm);
