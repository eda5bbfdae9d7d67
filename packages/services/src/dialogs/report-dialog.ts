'use client';

import { ReportForm } from '../history/report-form.tsx';

export const Matter = ReportForm;
