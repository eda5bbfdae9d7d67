'use client';

import { storeOrderForm } from '@showroom/domain/lead/store-order-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(storeOrderForm);
