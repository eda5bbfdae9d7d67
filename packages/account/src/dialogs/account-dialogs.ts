import type { AccountDialog } from '@showroom/domain/dialogs';
import type { DialogMatter } from './dialog-matters.ts';

/** The frame of every page names one chunk, which knows the others. */
const row = (name: AccountDialog, title: string) => ({
  title,
  load: (): Promise<DialogMatter> => import('./dialog-matters.ts').then(({ dialogMatters }) => dialogMatters[name]()),
});

/** The dialogs of the account; their code comes when one of them is near. */
export const accountDialogs = {
  login: row('login', 'Вход в\u00a0личный кабинет'),
  watch: row('watch', 'Сообщить о\u00a0новом'),
  'garage-main-car': row('garage-main-car', 'Основной автомобиль'),
  'garage-limit': row('garage-limit', 'Гараж заполнен'),
};
