export { type Theme, type ThemeScriptOptions, themeScript } from './theme';
export { ThemeProvider, type ThemeProviderProps, useTheme } from './theme-provider';
