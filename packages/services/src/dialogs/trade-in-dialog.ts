'use client';

import { tradeInForm } from '@showroom/domain/lead/trade-in-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(tradeInForm);
