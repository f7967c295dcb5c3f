import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['整個應用程式，或影子根裡的一塊，要能切換亮暗。'],
  avoid: ['只要跟著系統：設data-theme也可以。'],
  do: ['把themeScript()放進head，defaultTheme與ThemeProvider相同，畫面不會閃。', '提供「跟隨系統」。'],
  dont: ['在元件裡自己判斷亮暗；用權杖。'],
};

export const english: Guide = {
  use: ['A whole app, or content in a shadow root, that switches between light and dark.'],
  avoid: ['Only following the system: data-theme is enough.'],
  do: [
    'Put themeScript() into head with the same defaultTheme as ThemeProvider, so that nothing flashes.',
    'Offer “Same as system”.',
  ],
  dont: ['Check the theme inside a component; use tokens.'],
};
