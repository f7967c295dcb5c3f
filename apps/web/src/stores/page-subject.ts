import { useEffect } from 'react';
import { create } from 'zustand';

interface TabTitle {
  /** What the page calls itself; `null` leaves it to `labels/titles`. */
  title: string | null;
  /** What the page is about: the project. */
  subject: string | null;
}

/** What the pages shown say about the title of their tab. */
export const usePageSubject = create<TabTitle>()(() => ({ title: null, subject: null }));

/** Gives the tab the page's own title for as long as the page is there. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    usePageSubject.setState({ title });
    return () => usePageSubject.setState({ title: null });
  }, [title]);
}

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
