import type { Review } from '@showroom/api-contract/reviews';

/** A review as the API hands it out. */
export const sampleReview: Review = {
  id: '5a3f0f0e-0000-4000-8000-000000000001',
  rating: 4,
  author: 'Анна',
  text: 'Меняли масло и\u00a0колодки. Приехала к\u00a0десяти, к\u00a0полудню машина была готова.\nКофе так себе.',
  pros: 'Показали старые колодки',
  cons: null,
  verified: true,
  createdAt: '2026-11-12T10:00:00+03:00',
  dealer: { code: 'north', name: 'Центр на\u00a0Каширском шоссе' },
  employee: null,
  reply: null,
  photos: [],
};
