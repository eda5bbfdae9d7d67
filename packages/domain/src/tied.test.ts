import { describe, expect, it } from 'vitest';
import { tied } from './tied.ts';

/** Its ties, made visible. */
const shown = (text: string) => tied(text).replaceAll('\u00a0', '~');

describe('tied', () => {
  it.each([
    ['Шина зимняя Viatti Brina 225/60 R17', 'Шина зимняя Viatti Brina 225/60~R17'],
    ['Диск литой iFree Кальвадос R14 5,5J', 'Диск литой iFree Кальвадос~R14 5,5J'],
    ['Renault R5 Turbo', 'Renault R5 Turbo'],
    ['Внуково, 2-я Рейсовая улица, 6', 'Внуково, 2-я~Рейсовая улица,~6'],
    ['Софийская улица, 8а', 'Софийская улица,~8а'],
    ['Масло моторное, 4 л', 'Масло моторное, 4~л'],
    ['Консультант по коммерческому транспорту', 'Консультант по~коммерческому транспорту'],
    ['Внедорожник 3 дв.', 'Внедорожник 3~дв.'],
    ['Исполнение «45 футов»', 'Исполнение «45~футов»'],
    ['Седан для города', 'Седан для~города'],
    ['ОСАГО — за час', 'ОСАГО~— за~час'],
    ['Changan CS35 Max I', 'Changan CS35 Max~I'],
  ])('%s', (text, result) => expect(shown(text)).toBe(result));
});
