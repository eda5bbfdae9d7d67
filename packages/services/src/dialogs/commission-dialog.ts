'use client';

import { commissionForm } from '@showroom/domain/lead/commission-form';
import { subjectForm } from '../form/subject-form.tsx';
import { uploadFile } from '../lead/upload-file.ts';

export const Matter = subjectForm(commissionForm, uploadFile);
