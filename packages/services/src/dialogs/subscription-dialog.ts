'use client';

import { subscriptionForm } from '@showroom/domain/lead/subscription-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(subscriptionForm);
