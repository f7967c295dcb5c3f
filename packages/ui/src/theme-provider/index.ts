export { type Theme, themeScript } from './theme';
export { ThemeProvider, type ThemeProviderProps, useTheme } from './theme-provider';
