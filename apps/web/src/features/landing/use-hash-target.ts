import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to what the address names once it is there: what is loaded comes after the browser has looked for it. */
export function useHashTarget(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, isThere]);
}
