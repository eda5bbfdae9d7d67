/** Marks with what stands around them in a firm's name: «ПАО КАМАЗ», «KIA MOTORS RUS», «LADA АвтоВАЗ», «HAVAL Хавейл». */
export function markOfFirm<Mark>(text: string, find: (name: string) => readonly Mark[]): readonly Mark[] {
  const words = text.split(/[^\p{L}\d&-]+/u).filter((word) => word !== '');
  const found = words.map(find).filter((marks) => marks.length > 0);
  const [first = [], ...more] = found;
  // Words that name two marks name none: «Chery Toyota».
  return words.length > 1 && more.every((marks) => marks.some((mark) => first.includes(mark)))
    ? first.filter((mark) => more.every((marks) => marks.includes(mark)))
    : [];
}
