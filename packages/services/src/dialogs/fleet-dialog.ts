'use client';

import { fleetForm } from '@showroom/domain/lead/fleet-form';
import { subjectForm } from '../form/subject-form.tsx';

export const Matter = subjectForm(fleetForm);
