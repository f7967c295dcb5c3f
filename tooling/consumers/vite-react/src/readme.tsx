import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    {Object.entries(examples).map(([name, App]) => (
      <section key={name} aria-label={name}>
        <App />
      </section>
    ))}
  </StrictMode>,
);
