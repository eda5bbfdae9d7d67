'use client';

import { testDriveForm } from '@showroom/domain/lead/test-drive-form';
import { subjectForm } from '../form/subject-form.tsx';
import { useTestDriveTime } from '../testdrive/use-test-drive-time.tsx';

export const Matter = subjectForm(testDriveForm, undefined, useTestDriveTime);
