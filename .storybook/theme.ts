import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { readTokens, type Theme } from '../packages/ui/src/foundations/tokens.ts';

export type Themes = Record<Theme, ThemeVars>;

/** Storybook's own looks out of our tokens. */
export function storybookThemes(css: string): Themes {
  const token = readTokens(css);
  const theme = (base: Theme) => {
    const color = (name: string) => token(name, base);
    return create({
      base,
      brandTitle: '拍檔 Paidang',
      brandImage: `./paidang-${base}.svg`,
      brandUrl: './',
      brandTarget: '_self',
      fontBase: color('font'),
      fontCode: color('mono'),
      colorPrimary: color('ink'),
      colorSecondary: color('focus'),
      appBg: color('sunken'),
      appContentBg: color('paper'),
      appHoverBg: color('line'),
      appPreviewBg: color('paper'),
      appBorderColor: color('line'),
      appBorderRadius: 8,
      textColor: color('ink'),
      textInverseColor: color('on-ink'),
      textMutedColor: color('ink-3'),
      barBg: color('paper'),
      barTextColor: color('ink-2'),
      barHoverColor: color('ink'),
      barSelectedColor: color('focus'),
      buttonBg: color('surface'),
      buttonBorder: color('line-strong'),
      booleanBg: color('sunken'),
      booleanSelectedBg: color('surface'),
      inputBg: color('surface'),
      inputBorder: color('line-strong'),
      inputTextColor: color('ink'),
      inputBorderRadius: 8,
    });
  };
  return { light: theme('light'), dark: theme('dark') };
}
