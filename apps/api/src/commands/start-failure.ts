import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { EnvironmentError } from '../env.ts';
import { StartError } from './start-error.ts';

type Place = { host: string; port: number; dataDir: string };

/** Start failure as sentences that a person can act on; undefined for an unexpected error. */
export function explainStartFailure(error: unknown, place: Place | undefined): string | undefined {
  if (error instanceof EnvironmentError || error instanceof StartError || error instanceof DatabaseUnavailable) {
    return error.message;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const port = place?.port ?? 0;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or set another API_PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `API_HOST "${place?.host}" is no address of this machine.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return isListenError(error)
        ? `Port ${port} may not be opened: set API_PORT above 1023.`
        : `The data folder "${place?.dataDir}" cannot be written: check its permissions, or set another DATA_DIR.`;
    case 'ENOSPC':
      return `The disk of the data folder "${place?.dataDir}" is full.`;
    default:
      return undefined;
  }
}

function isListenError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}
