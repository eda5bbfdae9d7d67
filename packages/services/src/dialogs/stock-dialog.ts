'use client';

import { stockForm } from '@showroom/domain/lead/stock-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(stockForm);
