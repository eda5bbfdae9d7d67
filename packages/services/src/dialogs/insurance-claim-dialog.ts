'use client';

import { insuranceClaimForm } from '@showroom/domain/lead/insurance-claim-form';
import { subjectForm } from '../form/subject-form.tsx';
import { uploadFile } from '../lead/upload-file.ts';

export const Matter = subjectForm(insuranceClaimForm, uploadFile);
