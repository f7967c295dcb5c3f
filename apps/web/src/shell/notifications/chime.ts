import { limits } from '@paidang/contract/limits';

const tones = [
  { frequency: 784, at: 0 },
  { frequency: 1047, at: 0.12 },
] as const;
const toneSeconds = 0.42;

/**
 * The sound of a notification: two soft tones. Silent until the first user gesture, as browsers require.
 *
 * @example const chime = createChime(); chime.play();
 */
export function createChime(volume = limits.notifications.soundVolume) {
  let context: AudioContext | null = null;
  const unlock = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  const gestures = ['pointerdown', 'keydown'] as const;
  for (const gesture of gestures) window.addEventListener(gesture, unlock, { once: true, passive: true });

  return {
    play: () => {
      if (context?.state === 'running') sound(context, volume);
    },
    close: () => {
      for (const gesture of gestures) window.removeEventListener(gesture, unlock);
      void context?.close();
    },
  };
}

function sound(context: AudioContext, volume: number) {
  for (const { frequency, at } of tones) {
    const start = context.currentTime + at;
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + toneSeconds);
  }
}
