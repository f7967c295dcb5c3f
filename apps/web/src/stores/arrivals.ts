import { create } from 'zustand';

/**
 * By the token of a sign-in elsewhere, the page its owner goes on to. Outside the pages, which begin anew with the
 * session of somebody else.
 */
export const useArrivals = create<Readonly<Record<string, string>>>()(() => ({}));
