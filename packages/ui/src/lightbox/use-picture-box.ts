import { useEffect, useState } from 'react';

export interface PictureBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture's box within its layout parent, before zooming; `null` until it is loaded. */
export function usePictureBox(picture: HTMLImageElement | null): PictureBox | null {
  const [box, setBox] = useState<PictureBox | null>(null);
  useEffect(() => {
    if (!picture) {
      setBox(null);
      return;
    }
    const read = () => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = picture;
      setBox({ left, top, width, height });
    };
    const observer = new ResizeObserver(read);
    observer.observe(picture);
    if (picture.offsetParent) observer.observe(picture.offsetParent);
    return () => observer.disconnect();
  }, [picture]);
  return box;
}
