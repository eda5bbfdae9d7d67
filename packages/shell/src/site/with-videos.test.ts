import { expect, test } from 'vitest';
import { withVideos } from './with-videos.ts';

const route = { path: '/', layout: 'default' as const, guards: [] };
const players = ['https://rutube.ru', 'https://vkvideo.ru', 'https://www.youtube-nocookie.com'];

test('pages may frame the players of videos and nothing else, what partners embed not even these', () => {
  const none = withVideos(() => ({}));
  expect(none(route)).toEqual({ origins: { script: [], connect: [], img: [], frame: players } });
  expect(none({ ...route, isEmbeddable: true })).toEqual({});
});

test('what others add stays', () => {
  const origins = { script: ['https://c.example'], connect: [], img: [] };
  const added = withVideos(() => ({ origins, htmlAttributes: { 'data-map': '{}' } }));
  expect(added(route)).toEqual({ origins: { ...origins, frame: players }, htmlAttributes: { 'data-map': '{}' } });
});
