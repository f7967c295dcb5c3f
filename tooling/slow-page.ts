import { cdp } from 'vitest/browser';

// Lasts as long as the page, and so slows down all files that share it.
await cdp().send('Emulation.setCPUThrottlingRate', { rate: Number(import.meta.env.CPU_SLOWDOWN) });
