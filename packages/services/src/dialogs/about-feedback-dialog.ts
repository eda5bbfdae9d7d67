'use client';

import { aboutFeedbackForm } from '@showroom/domain/lead/about-feedback-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(aboutFeedbackForm);
