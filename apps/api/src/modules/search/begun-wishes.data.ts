// biome-ignore-all format: dense table of words
/** What people begin to wish of a vehicle that they have named, that which is asked for most first. */
export const begunWishes: readonly string[] =
  'автомат, механика, полный привод, кватро, дизель, гибрид, белый, черный, серый, с пробегом, новый, седан, универсал, хэтчбек, лифтбек, купе, кабриолет, пикап, минивэн, вариатор, робот, бензин, электро, красный, синий, зеленый, серебристый, коричневый, бежевый, оранжевый, желтый, голубой, бордовый, фиолетовый, передний привод, задний привод, кроссовер, внедорожник'.split(', ');
/** What a motorcycle, a quad or a jet ski is of its kind, half typed after it. */
export const begunKinds = {
  moto: 'эндуро, электро, кроссовый, дорожный, спортивный, туристический, чоппер, классический, детский, нейкед, турэндуро, круизер'.split(', '),
  atv: 'двухместный, утилитарный, спортивный, детский, электро'.split(', '),
  'jet-ski': 'двухместный, трехместный, стоячий'.split(', '),
} as const;
