'use client';

import { read } from '@showroom/bff/read';
import { type CityCode, cities, cityFromLocation, defaultCity } from '@showroom/domain/city';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { useCity } from '@showroom/visitor/city-store';
import { useCallback, useEffect, useState } from 'react';
import { useNotice } from '../notices/notice-queue.ts';
import { cityPanelId } from './city-panel-id.ts';
import * as styles from './city-popup.css.ts';
import { cityUrl, showCity } from './show-city.ts';

/** Milliseconds (PRD-4): closed by itself, city written into the query. */
export const popupTimes = { close: 10_000, write: 300 } as const;

/** Popup 'Ваш город:' for a visitor who has not chosen. It waits for its turn: one thing at a time. */
export function CityPopup({ city }: { city: CityCode }) {
  const { isPopupOpen, openPopup, closePopup, choose } = useCity();
  const [due, setDue] = useState(false);
  const isTurn = useNotice('city', due);
  const [guess, setGuess] = useState<CityCode>(defaultCity);
  const end = useCallback(() => {
    closePopup();
    setDue(false);
  }, [closePopup]);

  useEffect(() => {
    void read('GET /suggestions/location', {}).then((located) => {
      setGuess(cityFromLocation(located?.siteCityCode ?? undefined));
      setDue(true);
    });
  }, []);

  useEffect(() => {
    if (!isTurn) return;
    if (useCity.getState().siteCityCode === null) openPopup();
    else setDue(false);
  }, [isTurn, openPopup]);

  useEffect(() => {
    if (!isPopupOpen || !isTurn) return;
    const timer = setTimeout(() => {
      end();
      if (useCity.getState().siteCityCode === null) choose(defaultCity);
    }, popupTimes.close);
    return () => clearTimeout(timer);
  }, [isPopupOpen, isTurn, end, choose]);

  if (!isPopupOpen || !isTurn) return null;
  const confirm = () => {
    end();
    choose(guess);
    setTimeout(() => {
      if (guess === city) history.replaceState(history.state, '', cityUrl(location.href, guess));
      else showCity(guess);
    }, popupTimes.write);
  };
  const chooseOther = () => {
    // By hand: a browser carries out no `command` of a button that its own click has removed.
    (document.getElementById(cityPanelId) as HTMLDialogElement | null)?.showModal();
    end();
  };
  return (
    <div className={styles.popup} role="dialog" aria-labelledby="city-popup-title" aria-modal="false">
      <p id="city-popup-title" className={styles.title}>
        Ваш город: <strong>{cities[guess].i}</strong>
      </p>
      <Cluster gap={2}>
        <Button size="md" onClick={confirm}>
          Да, верно
        </Button>
        <Button size="md" tone="quiet" aria-haspopup="dialog" onClick={chooseOther}>
          Выбрать другой
        </Button>
      </Cluster>
    </div>
  );
}
