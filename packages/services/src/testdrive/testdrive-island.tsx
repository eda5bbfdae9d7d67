'use client';

import { testDriveForm } from '@showroom/domain/lead/test-drive-form';
import { Skeleton } from '@showroom/ui/skeleton';
import { useEffect, useState } from 'react';
import type { FormMark } from '../form/form-dialog.ts';
import { SubjectForm } from '../form/subject-form.tsx';
import type { FormFacts } from '../lead/form-facts.ts';

/**
 * The form on its page. The page is one for everybody; what it is about stands in the visitor's own address and is read
 * here, after the page is shown.
 */
export function TestDriveIsland({ facts, marks }: { facts: FormFacts; marks: readonly FormMark[] }) {
  const [query, setQuery] = useState<string>();
  useEffect(() => {
    const read = () => setQuery(location.search);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);
  if (query === undefined) return <Skeleton height={480} shape="box" />;
  const toTop = () => document.getElementById('content')?.scrollIntoView();
  return <SubjectForm key={query} form={testDriveForm} query={query} facts={facts} marks={marks} close={toTop} />;
}
