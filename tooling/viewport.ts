/** Size of the page in browser tests, in px, unless a test changes it. */
export const viewport = { width: 1280, height: 800 };
