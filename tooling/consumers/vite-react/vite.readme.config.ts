import { defineConfig } from 'vite';

/** The examples in a host without Tailwind, whose reset would do for a part what its own style sheet does not. */
export default defineConfig({ build: { emptyOutDir: false, rolldownOptions: { input: ['readme.html'] } } });
