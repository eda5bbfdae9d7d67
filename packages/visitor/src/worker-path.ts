/** The service worker of a shell: push, and the page without a network. One of scope `/`, whoever asks for it first. */
export const workerPath = '/sw.js';
