// biome-ignore-all format: dense table of words

/** What people choose vehicles by, and how lists of equipment write it. No more than 31: a vehicle has them as bits of one number. */
export const equipmentItems = {
  panorama: /панорам/i, sunroof: /панорам|(?<!\p{L})люк(?!\p{L})/iu, leather: /кожей|кожан\p{L}* салон/iu,
  seatHeating: /подогрев (?:\p{L}+ )?сиден/iu, rearSeatHeating: /подогрев задних сиден/i, wheelHeating: /(?:подогрев|обогрев) рул/i, screenHeating: /(?:подогрев|обогрев) лобового/i,
  preheater: /предпусков|автономн\p{L}* отопител|webasto|вебаст/iu, remoteStart: /дистанционн\p{L}* запуск|автозапуск/iu, keyless: /бесключев/i,
  conditioner: /кондиционер|климат/i, climate: /климат/i, ventilation: /вентиляция \p{L}* ?сиден/iu, powerSeat: /электрорегулировк\p{L}* сиден/iu,
  rearCamera: /камера заднего|кругов\p{L}* обзор/iu, surroundView: /кругов\p{L}* обзор/iu, parking: /парковк|парктроник/i, autoParking: /автоматический парковщик/i,
  cruise: /круиз/i, adaptiveCruise: /адаптивн\p{L}* круиз/iu, headUp: /проекци/i, carPlay: /carplay|android auto/i, navigation: /навигаци/i,
  ledLights: /светодиодн\p{L}* (?:фар|оптик)/iu, powerTailgate: /электропривод (?:двери )?багажник/i, blindSpots: /слепых зон/i, alloyWheels: /легкосплавн|литые диски/i,
  roofRails: /рейлинг/i, abs: /\babs\b|антиблокировочн/i, winch: /лебёдк|лебедк/i, towBar: /фаркоп/i,
} as const satisfies Record<string, RegExp>;

export type EquipmentItem = keyof typeof equipmentItems;
