import '@paidang/ui/styles.unlayered.css';
import '@paidang/editor/styles.unlayered.css';
import '@paidang/chat/styles.unlayered.css';
import '@paidang/claims/styles.unlayered.css';
import '@paidang/comment-board/styles.unlayered.css';
import '@paidang/film/styles.unlayered.css';
import '@paidang/tour/styles.unlayered.css';
import { Button } from '@paidang/ui/button';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { EveryFeature } from '../shared/every-feature';
import { EveryLayer } from '../shared/every-layer';

function Page() {
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.documentElement.dataset.refs = [button.current?.tagName, field.current?.tagName].join();
  }, []);
  return (
    <main>
      <h1>How it goes</h1>
      <Button ref={button}>Sign in</Button>
      <IconButton label="Search">⌕</IconButton>
      <Input ref={field} aria-label="Find" />
      <EveryLayer />
      <EveryFeature />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
