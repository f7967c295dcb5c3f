import { useEffect } from 'react';
import { create } from 'zustand';

interface TabTitle {
  /** The page's own title; `null` uses the one of `labels/titles`. */
  title: string | null;
  /** The project the page is about. */
  subject: string | null;
}

/** Tab title as set by the current page. */
export const usePageSubject = create<TabTitle>()(() => ({ title: null, subject: null }));

/** Sets the tab title while the page is mounted. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    usePageSubject.setState({ title });
    return () => usePageSubject.setState({ title: null });
  }, [title]);
}

/**
 * Adds the project to the tab title while its page is mounted.
 *
 * @example useTitleOf(project.name);
 */
export function useTitleOf(subject: string): void {
  useEffect(() => {
    usePageSubject.setState({ subject });
    return () => usePageSubject.setState({ subject: null });
  }, [subject]);
}
