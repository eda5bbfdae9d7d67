/** Files of a form (PD-56): how many, how large, what they may be. The server looks at their bytes, not at their names. */
export const leadFileLimits = { count: 5, bytes: 10 * 1024 * 1024, name: 120 } as const;

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
  size: 'Файл больше 10\u00a0МБ.',
  type: 'Подойдут файлы JPG, PNG, HEIC или\u00a0PDF.',
  lost: 'Файл не\u00a0найден или\u00a0уже удалён. Приложите его ещё раз.',
} as const;

/** Under a field of files. */
export const leadFilesHint =
  'До\u00a05\u00a0файлов: фото JPG, PNG или\u00a0HEIC до\u00a015\u00a0МБ, PDF до\u00a010\u00a0МБ';
