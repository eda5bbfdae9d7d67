import { describe, expect, test } from 'vitest';
import { bothOf, mappedPages } from './mapped-pages.ts';

const route = (path: string) => ({ path, layout: 'default' as const, guards: [] });
const hosts = ['https://maps.example', 'https://tiles.example'];

describe('pages with a map', () => {
  test('are told of the service and open exactly its hosts; other pages are told nothing', () => {
    const added = mappedPages({ key: 'k', hosts });
    for (const path of ['/contacts', '/contacts/{code}', '/contacts/{code}/{dealer}'])
      expect(added(route(path)), path).toEqual({
        origins: { script: hosts, connect: hosts, img: hosts },
        htmlAttributes: { 'data-map': '{"key":"k","origin":"https://maps.example"}' },
      });
    for (const path of ['/', '/contacts/{code}/{dealer}/advisers', '/catalog/{id}'])
      expect(added(route(path)), path).toEqual({});
  });

  test('without a key there is the drawn map alone; a key without a host ends the start', () => {
    expect(mappedPages({ key: undefined, hosts })(route('/contacts'))).toEqual({});
    expect(mappedPages({ key: '', hosts })(route('/contacts'))).toEqual({});
    expect(() => mappedPages({ key: 'k', hosts: [] })).toThrow('MAPS_HOSTS');
  });

  test('stand beside counters', () => {
    const counted = () => ({
      origins: { script: ['https://c.example'], connect: [], img: [] },
      htmlAttributes: { 'data-counters': '{}' },
    });
    const added = bothOf(counted, mappedPages({ key: 'k', hosts: ['https://maps.example'] }));
    expect(added(route('/contacts')).origins).toEqual({
      script: ['https://c.example', 'https://maps.example'],
      connect: ['https://maps.example'],
      img: ['https://maps.example'],
    });
    expect(Object.keys(added(route('/contacts')).htmlAttributes ?? {})).toEqual(['data-counters', 'data-map']);
    expect(added(route('/'))).toEqual(counted());
    expect(bothOf(() => ({}), mappedPages({ key: 'k', hosts }))(route('/'))).toEqual({});
  });
});
