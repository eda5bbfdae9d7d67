import { upload } from '@showroom/bff/upload';
import type { UploadFile } from '@showroom/forms/lead-form-props';

const unsent = 'Не\u00a0удалось отправить. Уберите файл и\u00a0приложите ещё раз.';

/** Sends one file of a form. */
export const uploadFile: UploadFile = async (file, signal) => {
  const sent = await upload('POST /lead/file', file, signal);
  return sent.kind === 'done' ? { id: sent.body.id } : { error: sent.message ?? unsent };
};
