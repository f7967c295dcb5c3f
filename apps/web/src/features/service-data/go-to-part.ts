const focusable = 'input:not([type="hidden"], [hidden], :disabled), button:not(:disabled), [tabindex="0"]';

/** Reveals a field or picture of the form by its name, and focuses it. */
export function goToPart(part: string): void {
  const place = document.getElementById(part);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}
