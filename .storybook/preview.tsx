import type { Preview } from '@storybook/react-vite';
import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '@paidang/ui/styles.css';
import { en } from '@paidang/ui/labels/en';
import { LocaleProvider } from '@paidang/ui/locale';
import { configure } from 'storybook/test';
import { darkContrast } from './dark-contrast.ts';
import { LazyDocsContainer, LazyDocsPage } from './docs/lazy-docs.tsx';
import { answerMotion } from './motion.ts';
import { endMotion, stopClock, takesPictures } from './still.ts';
import './preview.css';

/** The panel lists what passes too; a test describes only what does not, which takes a part of the time. */
const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;

// `findBy…` and `waitFor` give up after one second by default, which a busy machine needs to open a menu.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: '主題 Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: '亮色 Light', icon: 'sun' },
          { value: 'dark', title: '暗色 Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    host: {
      description: '頁面 Host',
      toolbar: {
        title: 'Host',
        icon: 'browser',
        items: [
          { value: '', title: '自己的頁面 Our page' },
          { value: 'bare', title: '別人的頁面 A page with other text' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: '語言 Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'zh-TW', title: '繁體中文' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: '方向 Direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: '由左至右 Left to right' },
          { value: 'rtl', title: '由右至左 Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: '動態 Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: '', title: '動態：跟隨瀏覽器 As the browser', icon: 'browser' },
          { value: 'full', title: '動態：完整 Full motion', icon: 'play' },
          { value: 'reduced', title: '動態：減少 Reduced motion', icon: 'stop' },
          { value: 'ended', title: '動態：結束，拍照用 Ended, for pictures', icon: 'photo' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    host: '',
    motion: takesPictures ? 'ended' : '',
    language: 'zh-TW',
    direction: 'ltr',
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', ...(isTest ? { options: { resultTypes: ['violations'] } } : {}) },
    backgrounds: { disable: true },
    docs: {
      container: LazyDocsContainer,
      page: LazyDocsPage,
      lang: 'zh-Hant-TW',
      toc: { title: '這一頁 On this page', headingSelector: 'h2, h3' },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Get started',
          ['React', 'Next', 'Vue', 'Plain page', 'Tasks'],
          'Packages',
          'API reference',
          [
            'ui',
            'editor',
            ['main'],
            'chat',
            ['main'],
            'comment-board',
            ['main'],
            'tour',
            ['main'],
            'film',
            ['main'],
            'claims',
            ['main'],
            'evidence',
            ['main'],
            'contract',
          ],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons'],
          'UI',
          'Patterns',
        ],
        method: 'alphabetical',
        includeNames: false,
      },
    },
    viewport: {
      options: {
        narrow: { name: '320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        zoomed: { name: '1280，放大 200%', styles: { width: '640px', height: '400px' }, type: 'desktop' },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    chromatic: {
      modes: {
        'light 390': { theme: 'light', viewport: 'phone' },
        'light 1280': { theme: 'light', viewport: 'desktop' },
        'dark 390': { theme: 'dark', viewport: 'phone' },
        'dark 1280': { theme: 'dark', viewport: 'desktop' },
      },
    },
  },
  beforeEach: stopClock,
  afterEach: darkContrast,
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const theme = parameters.theme ?? globals.theme;
      const { language, direction } = globals;
      document.documentElement.lang = language === 'zh-TW' ? 'zh-Hant-TW' : language;
      document.documentElement.dir = direction;
      if (viewMode !== 'docs') {
        document.documentElement.dataset.theme = theme;
        answerMotion(globals.motion === 'ended' ? 'reduced' : globals.motion || undefined);
        endMotion(globals.motion === 'ended');
      }
      return (
        <div
          className={globals.host ? 'preview-ground' : 'pd-root preview-ground'}
          data-theme={theme}
          data-view={viewMode}
          data-host={globals.host || undefined}
        >
          {language === 'zh-TW' && direction === 'ltr' ? (
            <Story />
          ) : (
            <LocaleProvider locale={language} dir={direction} labels={language === 'en' ? en : {}}>
              <Story />
            </LocaleProvider>
          )}
        </div>
      );
    },
  ],
};

export default preview;
