'use client';

import { reservationForm } from '@showroom/domain/lead/reservation-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(reservationForm);
