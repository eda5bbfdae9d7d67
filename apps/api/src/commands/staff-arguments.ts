import { parseArgs } from 'node:util';
import { type StaffArguments, staffActs } from './staff.ts';
import { StartError } from './start-error.ts';

export const staffUsage = `staff add <login> --holding 1 --name "…" --roles sales,service [--dealers a,b]
staff roles <login> --holding 1 --roles reports [--dealers a,b]   replace roles, and centres when given
staff disable|enable|reset <login> --holding 1                    reset: new password, new second factor`;

/** Reads the arguments of `staff`. Throws `StartError`. */
export function readStaffArguments(argv: readonly string[]): StaffArguments {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { holding: text, name: text, roles: text, dealers: text },
    });
    const [given, login, ...rest] = positionals;
    const act = staffActs.find((known) => known === given);
    if (!act || login === undefined || rest.length > 0) throw new StartError(staffUsage);
    return { act, login, holding: values.holding ?? '', ...values };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(staffUsage);
  }
}
