import { useEffect } from 'react';
import { create } from 'zustand';

/** Everything that shows itself unasked, the most pressing first (PD-21, PD-122). Answers to a press are no notices. */
export const noticeOrder = ['cookies', 'city', 'new-build', 'top-banner', 'install', 'offline-ready'] as const;
export type NoticeName = (typeof noticeOrder)[number];

/** The one notice that is shown while these want to be; undefined for none. */
export const shownNotice = (wished: readonly NoticeName[]): NoticeName | undefined =>
  noticeOrder.find((name) => wished.includes(name));

type Notices = { wished: readonly NoticeName[]; wish: (name: NoticeName, isWished: boolean) => void };

export const useNotices = create<Notices>()((set) => ({
  // Until the answer of another visit was read nobody knows whether cookies are asked about: nothing goes before that.
  wished: ['cookies'],
  wish: (name, isWished) =>
    set(({ wished }) => {
      const others = wished.filter((other) => other !== name);
      return { wished: isWished ? [...others, name] : others };
    }),
}));

/** Whether it is this notice's turn. The wish ends with the component. */
export function useNotice(name: NoticeName, isWished: boolean): boolean {
  const { wish } = useNotices.getState();
  useEffect(() => {
    wish(name, isWished);
    return () => wish(name, false);
  }, [wish, name, isWished]);
  return useNotices(({ wished }) => isWished && shownNotice(wished) === name);
}
