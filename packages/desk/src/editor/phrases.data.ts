/** Words of the editor's own panels. */
export const phrases: Readonly<Record<string, string>> = {
  Find: 'Найти',
  Replace: 'Заменить',
  next: 'дальше',
  previous: 'назад',
  all: 'все',
  'match case': 'с\u00a0учётом регистра',
  regexp: 'регулярное выражение',
  'by word': 'слово целиком',
  replace: 'заменить',
  'replace all': 'заменить все',
  close: 'закрыть',
  'Go to line': 'К\u00a0строке',
  go: 'перейти',
  Diagnostics: 'Замечания',
  'No diagnostics': 'Замечаний нет',
};
