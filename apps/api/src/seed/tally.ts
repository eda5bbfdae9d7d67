import type { BodyType } from '@showroom/domain/dictionaries';
import type { RankSubject } from './draw-rank.ts';
import type { Candidate } from './model-pool.ts';
import type { StockShare } from './stock-plan.data.ts';

/** What has been drawn so far beside a vehicle of one model. */
export type Tally = {
  of(body: BodyType): Pick<RankSubject, 'before' | 'bodyShare'>;
  add(body: BodyType): void;
};

/** Counts what a holding has been given: of each model, and of each body in its type and condition. */
export function createTallies(): (share: StockShare, candidate: Candidate) => Tally {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  return ({ holdingId, type, condition }, { mark, model }) => {
    const all = `${holdingId} ${type} ${condition}`;
    const same = `${all} ${mark.code}/${model.code}`;
    return {
      of: (body) => ({ before: count(same), bodyShare: count(`${all} ${body}`) / Math.max(1, count(all)) }),
      add(body) {
        for (const key of [all, same, `${all} ${body}`]) counts.set(key, count(key) + 1);
      },
    };
  };
}
