import { formatDate } from '@showroom/domain/dates';
import { countOf, plural } from '@showroom/domain/text';

/** `470 баллов сгорят 8 декабря 2026` */
export const expiringText = ({ points, on }: { points: number; on: string }): string =>
  `${countOf(points, ['балл', 'балла', 'баллов'])} ${plural(points, ['сгорит', 'сгорят', 'сгорят'])} ${formatDate(on)}`;
