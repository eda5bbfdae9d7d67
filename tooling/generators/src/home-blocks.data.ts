/** What the home page of a new brand says until its editors have written their own. */
export const homeBlocks = (name: string) => [
  {
    kind: 'hero',
    title: 'Автомобиль, который вам подойдёт',
    lead: 'Новые автомобили и проверенные машины с пробегом — в наличии в двух центрах, в Москве и Санкт-Петербурге.',
    scene: 'hero',
  },
  {
    kind: 'cards',
    code: 'services',
    title: 'Чем поможем',
    cards: [
      {
        title: 'Подбор и тест-драйв',
        text: 'Сравним с вами две-три машины и поедем по маршруту, который вы выберете сами.',
        scene: 'showroom',
        link: '/cars/',
      },
      {
        title: 'Трейд-ин',
        text: 'Оценим вашу машину за час и зачтём её стоимость в цену новой в день сделки.',
        scene: 'tradein',
        link: '/cars/used/',
      },
      {
        title: 'Сервис',
        text: 'Смета до начала работ и фотографии заменённых деталей после них.',
        scene: 'service',
        link: null,
      },
    ],
  },
  {
    kind: 'facts',
    title: `${name} в цифрах`,
    facts: [
      { value: '2', label: 'дилерских центра: в Москве и Санкт-Петербурге' },
      { value: '110', label: 'пунктов проверки проходит каждая машина с пробегом' },
      { value: '7', label: 'дней в неделю работают отделы продаж' },
    ],
  },
];
