'use client';

import { eventForm } from '@showroom/domain/lead/event-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(eventForm);
