import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import styles from '../styles/app.css?inline';

/** Renders a part of the app with its styles and a router. The styles are imported here: package stories must not get them. */
export const inApp: Decorator = (Story) => (
  <MemoryRouter>
    <style>{styles}</style>
    <Story />
  </MemoryRouter>
);
