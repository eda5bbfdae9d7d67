import { type CityCode, cityCookie, isCityCode } from '@showroom/domain/city';
import { create } from 'zustand';
import { readCookie, writeCookie } from './cookie.ts';

type CityState = {
  /** The city that the visitor chose, or null before a choice. */
  siteCityCode: CityCode | null;
  isPanelOpen: boolean;
  isPopupOpen: boolean;
  openPanel: () => void;
  closePanel: () => void;
  openPopup: () => void;
  closePopup: () => void;
  /** Reads the choice that the cookie keeps; the server never does. */
  restore: () => CityCode | null;
  /** Makes a choice and keeps it for 7 days. */
  choose: (code: CityCode) => void;
};

export const useCity = create<CityState>()((set) => ({
  siteCityCode: null,
  isPanelOpen: false,
  isPopupOpen: false,
  openPanel: () => set({ isPanelOpen: true, isPopupOpen: false }),
  closePanel: () => set({ isPanelOpen: false }),
  openPopup: () => set({ isPopupOpen: true }),
  closePopup: () => set({ isPopupOpen: false }),
  restore: () => {
    const kept = readCookie(cityCookie.name);
    const code = isCityCode(kept) ? kept : null;
    set({ siteCityCode: code });
    return code;
  },
  choose: (code) => {
    writeCookie(cityCookie.name, code, cityCookie.maxAgeSeconds);
    set({ siteCityCode: code });
  },
}));
