'use client';

import { insuranceExtendedForm } from '@showroom/domain/lead/insurance-extended-form';
import { subjectForm } from '../form/subject-form.tsx';
import { uploadFile } from '../lead/upload-file.ts';

export const Matter = subjectForm(insuranceExtendedForm, uploadFile);
