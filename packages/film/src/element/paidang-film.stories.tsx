import { defineElement } from '@paidang/ui/custom-element';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { buildFilm } from '../testing';
import type { FilmRemark } from './film-review';
import { PaidangFilm } from './paidang-film';

// Imports a name, because the package's `sideEffects` would drop an import for its side effect alone from the built site.
defineElement('paidang-film', PaidangFilm);

const remarks: readonly FilmRemark[] = [
  {
    ...{ id: 'a', at: 0, tone: 'vendor', number: 1, label: '00:00 許雅筑：商標轉正' },
    shapes: [{ tool: 'box', colour: 'vendor', width: 6, from: { x: 0.12, y: 0.2 }, to: { x: 0.42, y: 0.78 } }],
  },
  { id: 'b', at: 1, until: 1.6, tone: 'creator', number: 2, label: '00:01 阿澄：這一段要留', done: true },
];

interface ElementStoryProps {
  lang?: string;
  theme?: 'light' | 'dark';
  /** The page stores drawings, so the pen is shown. */
  drawable?: boolean;
}

/** Usage on a page without React: attributes in markup, properties by script. */
function ElementStory({ lang = 'zh-TW', theme = 'light', drawable = true }: ElementStoryProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = new PaidangFilm();
    element.lang = lang;
    element.setAttribute('theme', theme);
    element.film = buildFilm({ poster: '/demo/night_wide.jpg' });
    element.remarks = remarks;
    element.port = drawable ? { keepDrawing: () => Promise.resolve() } : {};
    // The element renders when it is connected; within React's render, React would report a nested render.
    queueMicrotask(() => place.current?.append(element));
    return () => queueMicrotask(() => element.remove());
  }, [lang, theme, drawable]);
  return <div ref={place} />;
}

const meta = {
  title: 'Film/paidang-film 自訂元素 (custom element, web component)',
  id: 'film-element',
  tags: ['film-影片'],
  component: ElementStory,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { drawable: false } };

export const InEnglish: Story = { args: { lang: 'en' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { theme: 'dark' }, parameters: { theme: 'dark' } };
