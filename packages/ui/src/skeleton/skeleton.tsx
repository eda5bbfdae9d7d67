import * as styles from './skeleton.css.ts';

export const skeletonShapes = ['line', 'box', 'circle'] as const;

type Size = number | string;
type Props = { width?: Size; height?: Size; shape?: (typeof skeletonShapes)[number] };

/** The place of something that is on its way. It holds the room and does not blink. Numbers are px. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: Props) {
  return <span aria-hidden="true" className={`${styles.skeleton} ${styles.shapes[shape]}`} style={{ width, height }} />;
}
