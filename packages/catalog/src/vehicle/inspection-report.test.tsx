import { expect, test } from 'vitest';
import { render, textOf } from '../fixtures/render.tsx';
import { InspectionReport } from './inspection-report.tsx';

const told = (paint: Record<string, number>) =>
  textOf(
    render(<InspectionReport inspection={{ on: '2026-11-12', figures: { paint, tread: { 'front-left': 6.5 } } }} />),
  ).replaceAll('\u00a0', ' ');

test('panels painted anew are counted, figures stand with their unit, and what was not measured is not told', () => {
  const text = told({ hood: 240, roof: 110 });
  expect(text).toContain('110 пунктов, 12 ноября. На 1 детали краска толще 180 мкм: её окрашивали повторно.');
  expect(text).toContain('Капот 240 мкм');
  expect(text).toContain('Переднее левое 6,5 мм');
  expect(text).not.toContain('Аккумулятор');
  expect(told({ hood: 120 })).toContain('На всех измеренных деталях заводская краска.');
  expect(textOf(render(<InspectionReport inspection={undefined} />)).trim()).toBe('');
});
