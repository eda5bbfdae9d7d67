import { useEffect, useMemo } from 'react';
import { isSignedIn } from './signed-in.ts';
import { useSignedIn } from './signed-in-store.ts';

type Contacts = Partial<Record<'firstname' | 'lastname' | 'middlename' | 'name' | 'phone' | 'email', string>>;

/** Name, phone and e-mail of who is signed in, by the names of the forms' fields; nothing of a guest. Known after the first render. */
export function useOwnContacts(): Contacts {
  const { user, restore } = useSignedIn();
  useEffect(() => {
    restore();
    // Few have lost what the browser kept: who has not, fetches nothing.
    if (isSignedIn() && !useSignedIn.getState().user)
      import('./ask-own-user.ts').then(
        (file) => file.askOwnUser(),
        () => undefined,
      );
  }, [restore]);
  return useMemo(() => {
    if (!user) return {};
    const { firstName, lastName, middleName, phone, email } = user;
    const values = {
      ...{ firstname: firstName, lastname: lastName, middlename: middleName, phone, email },
      name: [firstName, lastName].filter(Boolean).join(' '),
    };
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Contacts;
  }, [user]);
}
