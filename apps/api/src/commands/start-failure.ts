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
      return `Порт ${port} занят другой программой: остановите её или задайте другой API_PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `Адрес API_HOST «${place?.host}» не принадлежит этому компьютеру.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return isListenError(error)
        ? `Порт ${port} открывать не разрешено: задайте API_PORT больше 1023.`
        : `В папку данных «${place?.dataDir}» нельзя писать: проверьте права или задайте другую DATA_DIR.`;
    case 'ENOSPC':
      return `На диске с папкой данных «${place?.dataDir}» кончилось место.`;
    default:
      return undefined;
  }
}

function isListenError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}
