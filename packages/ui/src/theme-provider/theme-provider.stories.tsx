import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Button } from '../button';
import { type Theme, ThemeProvider, useTheme } from '.';

const names: Record<Theme, string> = { light: '亮色', dark: '暗色', system: '跟隨系統' };

function Choice() {
  const { theme, setTheme } = useTheme();
  return (
    <div className="pd:flex pd:gap-2">
      {(['light', 'dark', 'system'] as const).map((name) => (
        <Button
          key={name}
          variant={name === theme ? 'ink' : 'line'}
          aria-pressed={name === theme}
          onClick={() => setTheme(name)}
        >
          {names[name]}
        </Button>
      ))}
    </div>
  );
}

interface ExampleProps {
  initial?: Theme;
}

/** Themes only a section of the page, so that Storybook's own switch controls the rest. */
function Example({ initial = 'system' }: ExampleProps) {
  const [theme, setTheme] = useState(initial);
  const [target, setTarget] = useState<HTMLElement>();
  const seen = useRef(false);
  return (
    <div
      ref={(element) => {
        if (element && !seen.current) setTarget(element);
        seen.current = true;
      }}
      className="pd-root pd:bg-paper pd:p-6"
    >
      {target && (
        <ThemeProvider theme={theme} onThemeChange={setTheme} target={target}>
          <Choice />
        </ThemeProvider>
      )}
    </div>
  );
}

const meta = {
  title: 'UI/ThemeProvider 主題 (dark mode, color scheme)',
  id: 'ui-themeprovider',
  tags: ['base-基礎'],
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { initial: 'light' } };

export const Light: Story = { args: { initial: 'light' } };

export const Dark: Story = { args: { initial: 'dark' }, parameters: { theme: 'dark' } };
