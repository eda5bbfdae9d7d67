import { Choice, type ChoiceProps } from './choice.tsx';

/** One of a set of the same `name`. */
export function Radio(props: ChoiceProps) {
  return <Choice kind="radio" {...props} />;
}
