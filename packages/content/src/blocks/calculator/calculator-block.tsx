import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { BlockProps } from '../block-props.ts';
import * as css from './calculator-block.css.ts';
import { calculatorPages } from './calculator-pages.data.ts';

/** A calculator on the page of its service; elsewhere the way there. */
export function CalculatorBlock({
  block: { calculator, text },
  facts,
}: Pick<BlockProps<'calculator'>, 'block' | 'facts'>) {
  return (
    <div className={css.part}>
      {text && <Text>{text}</Text>}
      {facts.calculators[calculator] ?? <TextLink href={calculatorPages[calculator]}>Открыть калькулятор</TextLink>}
    </div>
  );
}
