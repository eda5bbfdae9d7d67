'use client';

import { serviceFeedbackForm } from '@showroom/domain/lead/service-feedback-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(serviceFeedbackForm);
