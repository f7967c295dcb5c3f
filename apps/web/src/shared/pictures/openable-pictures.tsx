import { Button } from '@paidang/ui/button';
import type { LightboxImage } from '@paidang/ui/lightbox';
import { Images } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { labels } from '#labels/pictures';
import { usePictureViewer } from './use-picture-viewer';

const picturesIn = (element: HTMLElement) => [...element.querySelectorAll('img')];

/** Rich text whose pictures open at full size on click; keyboard users get a button above the text. */
export function OpenablePictures({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  const [pictures, setPictures] = useState<readonly LightboxImage[]>([]);
  const { show, viewer } = usePictureViewer(pictures);
  const [count, setCount] = useState(0);
  const open = (at: number) => {
    const found = text.current ? picturesIn(text.current) : [];
    setPictures(found.map(({ src, alt }, index) => ({ src, alt: alt || labels.picture(index + 1), caption: alt })));
    show(at);
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const updateCount = () => setCount(picturesIn(element).length);
    updateCount();
    const changes = new MutationObserver(updateCount);
    changes.observe(element, { childList: true, subtree: true });
    const openPressed = ({ target }: MouseEvent) => {
      if (target instanceof HTMLImageElement) latest.current(picturesIn(element).indexOf(target));
    };
    element.addEventListener('click', openPressed);
    return () => {
      changes.disconnect();
      element.removeEventListener('click', openPressed);
    };
  }, []);
  return (
    <>
      {count > 0 ? (
        <p data-quote-skip="" className="mb-4 print:hidden">
          <Button size="sm" icon={<Images size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={() => open(0)}>
            {labels.openAll(count)}
          </Button>
        </p>
      ) : null}
      <div ref={text} className="[&_img]:cursor-zoom-in">
        {children}
      </div>
      {viewer}
    </>
  );
}
