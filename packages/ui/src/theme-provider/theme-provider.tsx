import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { darkDevice, isTheme, type Theme, themeKey } from './theme';

interface ThemeState {
  /** The user's choice. */
  theme: Theme;
  /** The displayed theme: `system` resolved. */
  resolvedTheme: 'light' | 'dark';
  setTheme: (theme: Theme) => void;
}

const ThemeContext = createContext<ThemeState | null>(null);

export interface ThemeProviderProps {
  /** Makes it controlled; the choice is not stored then. */
  theme?: Theme;
  /** Used until the user chooses. @default 'system' */
  defaultTheme?: Theme;
  onThemeChange?: (theme: Theme) => void;
  /** Element that carries `data-theme`, such as a shadow root's host. @default the `html` element */
  target?: HTMLElement;
  children: ReactNode;
}

/**
 * Sets `data-theme` and `color-scheme`, follows the system and stores the user's choice. Put `themeScript()` into the
 * page's head; otherwise the first paint may flash.
 *
 * @example <ThemeProvider><App /></ThemeProvider>
 */
export function ThemeProvider({
  theme: fixed,
  defaultTheme = 'system',
  onThemeChange,
  target,
  children,
}: ThemeProviderProps) {
  const [chosen, setChosen] = useState<Theme | null>(null);
  const stored = useSyncExternalStore(onOtherTabsChoice, storedTheme, () => null);
  const prefersDark = useSyncExternalStore(
    onSystemTheme,
    () => matchMedia(darkDevice).matches,
    () => false,
  );
  const theme = fixed ?? chosen ?? stored ?? defaultTheme;
  const resolvedTheme = theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme;
  const controlled = fixed !== undefined;

  useEffect(() => {
    const element = target ?? document.documentElement;
    element.dataset.theme = resolvedTheme;
    element.style.colorScheme = resolvedTheme;
  }, [target, resolvedTheme]);

  useEffect(() => onOtherTabsChoice(() => setChosen(null)), []);

  const setTheme = useCallback(
    (next: Theme) => {
      onThemeChange?.(next);
      if (controlled) return;
      setChosen(next);
      store(next);
    },
    [controlled, onThemeChange],
  );

  const state = useMemo(() => ({ theme, resolvedTheme, setTheme }), [theme, resolvedTheme, setTheme]);
  return <ThemeContext.Provider value={state}>{children}</ThemeContext.Provider>;
}

/** Returns the theme and a function to change it. */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (!state) {
    throw new Error(
      '@paidang/ui: useTheme was called outside a ThemeProvider, so there is no theme to read or change. Wrap the app in <ThemeProvider>.',
    );
  }
  return state;
}

function onSystemTheme(notify: () => void) {
  const query = matchMedia(darkDevice);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

function onOtherTabsChoice(notify: () => void) {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

// Storage throws when cookies are blocked; the choice then lasts until the page is closed.
function storedTheme(): Theme | null {
  try {
    const value = localStorage.getItem(themeKey);
    return isTheme(value) ? value : null;
  } catch {
    return null;
  }
}

function store(theme: Theme) {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {}
}
