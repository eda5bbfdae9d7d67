import { Choice, type ChoiceProps } from './choice.tsx';

/** Any number of a set, or a single yes. */
export function Checkbox(props: ChoiceProps) {
  return <Choice kind="checkbox" {...props} />;
}
