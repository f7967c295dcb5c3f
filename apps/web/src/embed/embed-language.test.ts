import { expect, test, vi } from 'vitest';
import { embedLanguage } from './embed-language';

test.each([null, '', 'zh-TW'])('asked for %j the chat in a frame is Chinese', async (lang) => {
  expect(await embedLanguage(lang)).toMatchObject({ locale: 'zh-Hant-TW', labels: { close: '關閉' }, chat: {} });
});

test('asked for English it is English, all of it', async () => {
  expect(await embedLanguage('en-GB')).toMatchObject({
    locale: 'en-GB',
    labels: { close: 'Close' },
    chat: { composer: { send: 'Send' } },
  });
});

test('asked for another language it says so and stays Chinese', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await embedLanguage('fr')).toMatchObject({ locale: 'zh-Hant-TW' });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockClear();
});
