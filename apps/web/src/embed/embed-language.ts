import type { ChatLabels } from '@paidang/chat';
import type { LabelOverrides } from '@paidang/ui/labels';
import { createContext } from 'react';
import { labels as chinese } from '#labels/embed';
import type { Labels } from '../labels';

/** Labels of the frame, in the language of the host page. */
export interface EmbedLanguage {
  /** For dates and figures. */
  locale: string;
  labels: Labels<typeof chinese>;
  chat: LabelOverrides<ChatLabels>;
}

const inChinese: EmbedLanguage = { locale: 'zh-Hant-TW', labels: chinese, chat: {} };

/** Loads the language the host page requested. English is loaded on demand; any other language falls back to Chinese. */
export async function embedLanguage(lang: string | null): Promise<EmbedLanguage> {
  if (!lang || /^zh\b/i.test(lang)) return inChinese;
  if (!/^en\b/i.test(lang)) {
    console.warn(`@paidang/chat: there are no labels in "${lang}", so the chat stays Chinese.`);
    return inChinese;
  }
  try {
    const [{ labels }, { en }] = await Promise.all([import('../labels/en/embed'), import('@paidang/chat/labels/en')]);
    return { locale: lang, labels, chat: en };
  } catch {
    return inChinese;
  }
}

export const EmbedLanguageContext = createContext(inChinese);
