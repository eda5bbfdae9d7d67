import { works } from '@showroom/domain/booking/works';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import type { Dealer, Mark } from '@showroom/domain/vehicle';
import { formFacts } from '../lead/form-facts.ts';

/** What service booking is made from. */
export type BookingSources = {
  brand: Brand;
  city: CityCode;
  marks: readonly Pick<Mark, 'name'>[];
  /** Centres of the city first. */
  dealers: readonly Pick<Dealer, 'code' | 'name' | 'address' | 'city' | 'departments'>[];
};

/** All that the booking's steps need, as small as the browser gets it: centres with a workshop, marks by name, works. */
export const bookingFacts = ({ brand, city, marks, dealers }: BookingSources) => ({
  facts: formFacts(brand, city),
  marks: marks.map(({ name }) => name),
  centres: dealers
    .filter(({ departments }) => departments.some(({ code }) => code === 'service'))
    .map(({ code, name, address, city: of }) => ({ code, name, address, city: of })),
  works,
});
