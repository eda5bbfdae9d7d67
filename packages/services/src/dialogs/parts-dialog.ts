'use client';

import { partsForm } from '@showroom/domain/lead/parts-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(partsForm);
