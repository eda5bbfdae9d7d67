import { useEffect, useMemo } from 'react';
import { askOwnUser } from './ask-own-user.ts';
import { useSignedIn } from './signed-in-store.ts';

type Contacts = Partial<Record<'firstname' | 'lastname' | 'middlename' | 'name' | 'phone' | 'email', string>>;

/** Name, phone and e-mail of who is signed in, by the names of the forms' fields; nothing of a guest. Known after the first render. */
export function useOwnContacts(): Contacts {
  const { user, restore } = useSignedIn();
  useEffect(() => {
    restore();
    void askOwnUser();
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
