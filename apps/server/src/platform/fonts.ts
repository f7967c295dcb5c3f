import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Files of the fonts that are shipped: a machine's own may have no Chinese, and would look different on each. */
export const fontFiles = {
  regular: require.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
  medium: require.resolve('@expo-google-fonts/noto-sans-tc/500Medium/NotoSansTC_500Medium.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
  emoji: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
} as const;
