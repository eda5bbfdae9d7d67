import { keep } from '@showroom/visitor/kept';
import { useEffect, useState } from 'react';
import { choiceKey, type OrderingChoice, readChoice } from './ordering-choice.ts';

/** A code that the shop did not take, and why. */
export type RefusedPromo = { code: string; text: string };

/** What is chosen beside the recipient; undefined before storage was read. A refused code is told and asked for no more. */
export function useChoice() {
  const [wanted, setWanted] = useState<OrderingChoice>();
  const [refused, setRefused] = useState<RefusedPromo>();
  useEffect(() => setWanted(readChoice()), []);
  useEffect(() => {
    if (wanted) keep(choiceKey, { ...wanted, points: 0 });
  }, [wanted]);
  const change = (more: Partial<OrderingChoice>) => {
    setWanted((now) => now && { ...now, ...more });
    if (more.promo) setRefused(undefined);
  };
  return {
    wanted,
    refused,
    change,
    refusePromo: (text: string) => {
      if (!wanted?.promo) return;
      setRefused({ code: wanted.promo, text });
      change({ promo: '' });
    },
  };
}
