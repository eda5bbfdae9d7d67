'use client';

import { feedbackForm } from '@showroom/domain/lead/feedback-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(feedbackForm);
