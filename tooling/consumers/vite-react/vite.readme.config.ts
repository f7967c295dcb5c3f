import { defineConfig } from 'vite';

/** The examples in a host without Tailwind, whose reset would hide what our own style sheet lacks. */
export default defineConfig({ build: { emptyOutDir: false, rolldownOptions: { input: ['readme.html'] } } });
