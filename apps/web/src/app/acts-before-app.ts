type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Elements that work without the app: links, details and form fields. */
const native = 'a[href], summary, label, input, textarea, select, option';
const pressable = 'button, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"]';
const fields = 'input, textarea, select';

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** React compares with the value it set last, so the field is reset first and then set to the typed value. */
function fill(field: Field): void {
  if (isToggle(field)) {
    const isChecked = field.checked;
    field.checked = field.defaultChecked;
    if (isChecked !== field.defaultChecked) field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
}

/** Dispatches all events of a press: menus and tabs open on pointerdown. */
function press(element: HTMLElement): void {
  if (!element.isConnected) return;
  const init = { bubbles: true, cancelable: true, button: 0 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse' }));
  element.dispatchEvent(new MouseEvent('mousedown', init));
  element.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerType: 'mouse' }));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.click();
}

/**
 * Records what the user does on a page whose app is still loading.
 *
 * @returns a function that repeats it once the app can handle it, so that no input is lost
 */
export function collectActs(): () => Promise<void> {
  const pressed = new Set<HTMLElement>();
  let sent: { form: HTMLFormElement; by: HTMLElement | null } | null = null;
  let composing: Promise<void> | null = null;

  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`${native}, ${pressable}`) : null;
    if (!target || target.matches(native) || target.matches('button[type="submit"], button:not([type])')) return;
    stop(event);
    pressed.add(target);
  };
  const onSubmit = (event: SubmitEvent) => {
    stop(event);
    if (event.target instanceof HTMLFormElement) sent = { form: event.target, by: event.submitter };
  };
  const onCompose = (event: Event) => {
    composing = new Promise((resolve) => {
      event.target?.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
    });
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('compositionstart', onCompose, true);

  return async () => {
    // Setting the value of a field would discard an unfinished input method composition.
    await composing;
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    removeEventListener('compositionstart', onCompose, true);
    for (const field of document.querySelectorAll<Field>(fields)) if (isChanged(field)) fill(field);
    for (const element of pressed) press(element);
    if (sent?.form.isConnected) sent.form.requestSubmit(sent.by);
  };
}
