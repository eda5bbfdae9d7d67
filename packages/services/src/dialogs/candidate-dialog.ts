'use client';

import { candidateForm } from '@showroom/domain/lead/candidate-form';
import { subjectForm } from '../form/subject-form.tsx';
import { uploadFile } from '../lead/upload-file.ts';

export const Matter = subjectForm(candidateForm, uploadFile);
