import { type OfflineVehicle, type OfflineVehicles, offlineList } from '@showroom/selection/offline-vehicles';

/** How often a page that is seen asks whether the site is back, ms. */
const askMs = 15_000;

function card({ href, name, price, picture }: OfflineVehicle): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  const shown = document.createElement(picture === null ? 'div' : 'img');
  shown.className = 'none';
  if (shown instanceof HTMLImageElement && picture !== null) {
    shown.alt = '';
    shown.src = picture;
  }
  const words = [name, price].map((text) => Object.assign(document.createElement('span'), { textContent: text }));
  link.append(shown, ...words);
  item.append(link);
  return item;
}

function fill(id: string, vehicles: readonly OfflineVehicle[]): void {
  const section = document.getElementById(id);
  if (!section || vehicles.length === 0) return;
  section.querySelector('ul')?.append(...vehicles.map(card));
  section.hidden = false;
}

async function showKept(): Promise<void> {
  const answer = await fetch(offlineList);
  if (!answer.ok) return;
  const { at, favorites, recent }: OfflineVehicles = await answer.json();
  fill('favorites', favorites);
  fill('recent', recent);
  const note = document.getElementById('note');
  if (!note || favorites.length + recent.length === 0) return;
  const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' }).format(new Date(at));
  note.textContent = `Цены на ${day}. Страницы автомобилей откроются, когда появится связь.`;
  note.hidden = false;
}

// The address is that of the page which was asked for.
const again = () => location.reload();
document.getElementById('again')?.addEventListener('click', again);
addEventListener('online', again);
setInterval(() => {
  if (document.visibilityState !== 'visible') return;
  fetch('/build.json', { cache: 'no-store' }).then(
    (answer) => answer.ok && again(),
    () => undefined,
  );
}, askMs);
// Nothing was put aside: the words stand alone.
showKept().catch(() => undefined);
