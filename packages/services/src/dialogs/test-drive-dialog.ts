'use client';

import { testDriveForm } from '@showroom/domain/lead/test-drive-form';
import { subjectForm } from '../form/subject-form.tsx';

export const TestDriveDialog = subjectForm(testDriveForm);
