import { createContext, type ReactNode, useContext } from 'react';

/** The languages of the docs site. */
export type DocsLanguage = 'zh-TW' | 'en';

/** The language selected in the toolbar of the docs site. */
export const DocsLanguageContext = createContext<DocsLanguage>('zh-TW');
export const useDocsLanguage = (): DocsLanguage => useContext(DocsLanguageContext);

interface TextProps {
  children: ReactNode;
}

/** Text shown when the docs site is in Chinese; its translation is in `English`. */
export const Chinese = ({ children }: TextProps) => (useDocsLanguage() === 'zh-TW' ? children : null);

/** Text shown when the docs site is in English. */
export const English = ({ children }: TextProps) => (useDocsLanguage() === 'en' ? children : null);
