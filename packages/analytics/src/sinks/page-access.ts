import type { PageAccess } from './sink.ts';

const ignore = () => undefined;

/** The real page. */
export const browserPage: PageAccess = {
  load(src) {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    document.head.append(script);
  },
  post(url, body) {
    // `no-cors`: the answer is of no interest, and none of these services allows one. A string goes as plain text then.
    fetch(url, { method: 'POST', body, mode: 'no-cors', keepalive: true, credentials: 'omit' }).catch(ignore);
  },
};
