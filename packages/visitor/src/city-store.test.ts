import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { useCity } from './city-store.ts';
import { readCookie } from './cookie.ts';

const jar = { cookie: '' };

// Files share their process.
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  jar.cookie = '';
  vi.stubGlobal('document', jar);
  vi.stubGlobal('location', { protocol: 'https:' });
  useCity.setState({ siteCityCode: null, isPanelOpen: false, isPopupOpen: false });
});

test('a chosen city is kept for seven days', () => {
  useCity.getState().choose('spb');
  expect(jar.cookie).toBe('siteCityCode=spb; Max-Age=604800; Path=/; SameSite=Lax; Secure');
  expect(useCity.getState().siteCityCode).toBe('spb');
});

test('a cookie with another town is no choice', () => {
  jar.cookie = 'a=b; siteCityCode=krasnodar';
  expect(useCity.getState().restore()).toBeNull();
  jar.cookie = 'a=b; siteCityCode=spb';
  expect(useCity.getState().restore()).toBe('spb');
});

test('opening the panel closes the popup', () => {
  useCity.getState().openPopup();
  useCity.getState().openPanel();
  expect(useCity.getState()).toMatchObject({ isPanelOpen: true, isPopupOpen: false });
});

test('a cookie is found by its whole name', () => {
  expect(readCookie('city', 'mycity=msk; city=spb')).toBe('spb');
  expect(readCookie('nothing', 'city=spb')).toBeUndefined();
});
