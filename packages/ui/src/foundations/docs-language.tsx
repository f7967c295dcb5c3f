import { createContext, type ReactNode, useContext } from 'react';

/** The languages of the docs site. */
export type DocsLanguage = 'zh-TW' | 'en';

/** What the toolbar of the docs site is set to. */
export const DocsLanguageContext = createContext<DocsLanguage>('zh-TW');
export const useDocsLanguage = (): DocsLanguage => useContext(DocsLanguageContext);

interface TextProps {
  children: ReactNode;
}

/** Text of a page that is read in Chinese; beside it stands the same in `English`. */
export const Chinese = ({ children }: TextProps) => (useDocsLanguage() === 'zh-TW' ? children : null);

/** Text of a page that is read in English. */
export const English = ({ children }: TextProps) => (useDocsLanguage() === 'en' ? children : null);
