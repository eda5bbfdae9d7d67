import { goodsGroup as group, useBasket, useFavoriteAccessories } from '@showroom/selection/shop-lists';
import { announce } from '@showroom/ui/announce';
import { putIntoBasket, toggleFavorite } from './put-into-basket.ts';

const around = (node: Element): HTMLElement | null => node.closest<HTMLElement>('[data-goods]');

/** Shows on the buttons of the page what lies in the basket and among the favourites. */
function paint(): void {
  const idsOf = (list: typeof useBasket) =>
    new Set((list.getState().selection[group] ?? []).map(({ id }) => String(id)));
  const [basket, liked] = [idsOf(useBasket), idsOf(useFavoriteAccessories)];
  for (const heart of document.querySelectorAll('[data-like]'))
    heart.setAttribute('aria-pressed', String(liked.has(around(heart)?.dataset.goods ?? '')));
  for (const button of document.querySelectorAll<HTMLElement>('[data-put], [data-in]'))
    button.hidden = basket.has(around(button)?.dataset.goods ?? '') === button.matches('[data-put]');
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-put], [data-like]') : null;
  const item = button && around(button);
  if (!button || !item) return;
  const id = Number(item.dataset.goods);
  const price = Number(item.dataset.price);
  if (button.dataset.like !== undefined) {
    if (!toggleFavorite({ id, price })) announce('Избранное заполнено');
    return;
  }
  if (!putIntoBasket({ id, price, count: Number(item.dataset.least ?? 1) })) {
    announce('Корзина заполнена: больше товаров не\u00a0поместится');
    return;
  }
  announce('Товар в\u00a0корзине');
  // The button gives its place to the link; so does the focus.
  item.querySelector<HTMLElement>('[data-in]')?.focus();
}

let watchers = 0;
let stopAll: (() => void) | undefined;

function start(): () => void {
  document.addEventListener('click', onClick);
  const stops = [useBasket, useFavoriteAccessories].map((list) => list.subscribe(paint));
  return () => {
    document.removeEventListener('click', onClick);
    for (const stop of stops) stop();
  };
}

/**
 * Brings the buttons of items to life: plain ones in the server's HTML, so that no card is hydrated. A page may ask more
 * than once, one set of listeners serves all. @returns what stops it.
 */
export function watchGoods(): () => void {
  watchers += 1;
  stopAll ??= start();
  for (const list of [useBasket, useFavoriteAccessories]) list.getState().restore();
  paint();
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stopAll?.();
    stopAll = undefined;
  };
}
