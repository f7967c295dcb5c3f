import { knownDataId } from '@paidang/contract/pages';
import type { KnownData } from '../data/data-cache';

/** The data a page was drawn from, which the server put beside it. */
export function readKnown(): KnownData {
  const text = document.getElementById(knownDataId)?.textContent;
  return text ? JSON.parse(text) : [];
}
