import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import styles from '../styles/app.css?inline';

/** Shows a part of the app with the app's styles and addresses. The styles go with the story: those of packages stand without. */
export const inApp: Decorator = (Story) => (
  <MemoryRouter>
    <style>{styles}</style>
    <Story />
  </MemoryRouter>
);
