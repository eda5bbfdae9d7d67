/** Files of a form (PD-56): how many, how large, what they may be. The server looks at their bytes, not at their names. */
export const leadFileLimits = {
  count: 5,
  /** Of a picture, bytes: a telephone's best one has twelve megabytes. */
  picture: 15 * 1024 * 1024,
  /** Of anything else, bytes. */
  document: 10 * 1024 * 1024,
  name: 120,
} as const;

export const leadFileTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'image/heic': 'heic',
} as const;
export type LeadFileType = keyof typeof leadFileTypes;

export const isLeadFileType = (mime: unknown): mime is LeadFileType =>
  typeof mime === 'string' && Object.hasOwn(leadFileTypes, mime);

/** What is said of a file that cannot be taken. */
export const leadFileMessages = {
  count: `Не\u00a0больше ${leadFileLimits.count} файлов.`,
  pictureSize: 'Фото больше 15\u00a0МБ.',
  documentSize: 'Файл PDF больше 10\u00a0МБ.',
  unreadable: 'Не\u00a0удалось открыть фото. Сохраните его как JPG и\u00a0приложите ещё раз.',
  type: 'Подойдут файлы JPG, PNG, HEIC или\u00a0PDF.',
  lost: 'Файл не\u00a0найден или\u00a0уже удалён. Приложите его ещё раз.',
} as const;

/** What is said of a file of this type that is too large; undefined when it is not. `size` in bytes. */
export function fileRefusal(mime: string, size: number): string | undefined {
  const isDocument = mime === 'application/pdf';
  if (size <= (isDocument ? leadFileLimits.document : leadFileLimits.picture)) return undefined;
  return isDocument ? leadFileMessages.documentSize : leadFileMessages.pictureSize;
}

/** Under a field of files. */
export const leadFilesHint =
  'До\u00a05\u00a0файлов: фото JPG, PNG или\u00a0HEIC до\u00a015\u00a0МБ, PDF до\u00a010\u00a0МБ';
