export type HubCode = 'color' | 'mark-color' | 'mark-model-color';

type Hub = { depth: 'color' | 'mark' | 'model'; title: string; name: string; lead: string };

/** The hubs of colour pages (PRD-2): what each lists. */
export const colorHubs: Record<HubCode, Hub> = {
  color: {
    depth: 'color',
    title: 'Автомобили по\u00a0цветам',
    name: 'Все цвета',
    lead: 'Новые автомобили и\u00a0автомобили с\u00a0пробегом каждого цвета, который есть в\u00a0наличии.',
  },
  'mark-color': {
    depth: 'mark',
    title: 'Автомобили по\u00a0маркам и\u00a0цветам',
    name: 'По\u00a0маркам',
    lead: 'Цвета каждой марки, которые есть в\u00a0наличии, с\u00a0числом предложений.',
  },
  'mark-model-color': {
    depth: 'model',
    title: 'Автомобили по\u00a0моделям и\u00a0цветам',
    name: 'По\u00a0моделям',
    lead: 'Цвета каждой модели, которые есть в\u00a0наличии, с\u00a0числом предложений.',
  },
};
