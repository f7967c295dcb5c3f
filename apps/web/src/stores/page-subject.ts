import { useEffect } from 'react';
import { create } from 'zustand';

/** What the page is about, for the title of its tab: the project. */
export const usePageSubject = create<{ subject: string | null }>()(() => ({ subject: null }));

/**
 * Names the project in the title of the tab for as long as its page is there.
 *
 * @example useTitleOf(project.name);
 */
export function useTitleOf(subject: string): void {
  useEffect(() => {
    usePageSubject.setState({ subject });
    return () => usePageSubject.setState({ subject: null });
  }, [subject]);
}
