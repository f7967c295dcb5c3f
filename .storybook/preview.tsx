import type { Preview } from '@storybook/react-vite';
import '@fontsource-variable/inter';
import '@fontsource-variable/jetbrains-mono';
import '@paidang/ui/styles.css';
import './preview.css';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: '主題 Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: '亮色 Light' },
          { value: 'dark', title: '暗色 Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundations', ['Start', 'Colour', 'Type', 'Space'], 'UI'] } },
    viewport: {
      options: {
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        narrow: { name: '320', styles: { width: '320px', height: '640px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const theme = parameters.theme ?? globals.theme;
      document.documentElement.lang = 'zh-Hant-TW';
      if (viewMode !== 'docs') document.documentElement.dataset.theme = theme;
      return (
        <div className="pd-root preview-ground" data-theme={theme} data-view={viewMode}>
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
