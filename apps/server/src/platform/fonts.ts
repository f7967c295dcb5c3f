import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Font files shipped with the server: a machine's own fonts may lack Chinese, and differ between machines. */
export const fontFiles = {
  regular: require.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
  medium: require.resolve('@expo-google-fonts/noto-sans-tc/500Medium/NotoSansTC_500Medium.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
  emoji: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
} as const;
