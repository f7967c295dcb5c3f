import { isBlankMarkup } from '@paidang/contract/rules';
import {
  elementLanguage,
  openShadow,
  resolvedTheme,
  takeOver,
  typedElement,
  whenGone,
} from '@paidang/ui/custom-element';
import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { PortalProvider } from '@paidang/ui/portal-root';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { EditorPort } from '../core/port';
import type { Suggestion } from '../core/suggestions/suggestion';
import { defaultEditorLabels, type EditorLabels } from '../labels';
import { RichTextEditor, type RichTextEditorHandle } from '../views/rich-text-editor';
import css from './element.css?inline';
import uiCss from './ui.css?inline';

/** Events of `<paidang-editor>`, by name. */
export interface PaidangEditorEvents {
  /** Fired when typing pauses or the text loses focus, with the current stored HTML. */
  'editor-change': CustomEvent<{ html: string }>;
  /** Number of pictures still uploading; do not submit while it is above 0. */
  'editor-uploading': CustomEvent<{ count: number }>;
  'editor-suggestion-accept': CustomEvent<{ id: string }>;
  'editor-suggestion-reject': CustomEvent<{ id: string }>;
}

const none: readonly Suggestion[] = [];

/**
 * `<paidang-editor>`: the editor for pages without React. It renders in a shadow root and is a field of its form.
 *
 * Attributes `lang`, `value`, `name`, `label`, `placeholder`, `readonly`, `disabled`, `required`, `variant`, `theme`; properties
 * `value`, `port`, `labels`, `suggestions`; methods `focus`, `isEmpty`, `applySuggestion`, `flush`; events
 * `editor-change`, `editor-uploading`, `editor-suggestion-accept`, `editor-suggestion-reject`.
 *
 * @example <form><paidang-editor name="outline" label="大綱" required></paidang-editor></form>
 */
export class PaidangEditor extends typedElement<PaidangEditorEvents>() {
  static formAssociated = true;
  static observedAttributes = ['lang', 'theme', 'value', 'label', 'placeholder', 'readonly', 'required', 'variant'];

  readonly #internals = this.attachInternals();
  readonly #language = elementLanguage<EditorLabels>(
    this,
    () => import('../labels/en'),
    () => this.#changed(),
  );
  #root: Root | undefined;
  #layers: HTMLElement | null = null;
  #editor: RichTextEditorHandle | null = null;
  #value: string | undefined;
  #disabled = false;
  #port: EditorPort | undefined;
  #labels: LabelOverrides<EditorLabels> | undefined;
  #suggestions = none;
  #form: HTMLFormElement | null = null;

  /** Stored HTML. */
  get value(): string {
    return this.#editor?.getHtml() ?? this.#html();
  }

  set value(html: string) {
    this.#value = html;
    this.#changed();
  }

  /** Uploads pictures; without it pictures cannot be added. */
  get port(): EditorPort | undefined {
    return this.#port;
  }

  set port(port: EditorPort | undefined) {
    this.#port = port;
    this.#render();
  }

  /** All labels. @default Traditional Chinese */
  get labels(): LabelOverrides<EditorLabels> | undefined {
    return this.#labels;
  }

  set labels(labels: LabelOverrides<EditorLabels> | undefined) {
    this.#labels = labels;
    this.#render();
  }

  /** Wording proposed by the other side, shown in place. Pass the same array while its content is unchanged. */
  get suggestions(): readonly Suggestion[] {
    return this.#suggestions;
  }

  set suggestions(suggestions: readonly Suggestion[]) {
    this.#suggestions = suggestions;
    this.#render();
  }

  /** The form it belongs to. */
  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get validity(): ValidityState {
    return this.#internals.validity;
  }

  /** Focuses the text, with the caret at its end. */
  override focus(): void {
    this.#mounted()?.focus();
  }

  /** Whether there is neither text nor a picture. */
  isEmpty(): boolean {
    return isBlankMarkup(this.value);
  }

  /** Applies a suggestion to the text; returns false if the quoted words are gone. */
  applySuggestion(id: string): boolean {
    return this.#mounted()?.applySuggestion(id) ?? false;
  }

  /** Reports changes that `editor-change` has not reported yet. */
  flush(): void {
    this.#editor?.flush();
  }

  checkValidity(): boolean {
    return this.#internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.#internals.reportValidity();
  }

  connectedCallback(): void {
    takeOver(this, ['value', 'port', 'labels', 'suggestions']);
    this.dataset.theme = resolvedTheme(this);
    this.#root ??= this.#createRoot();
    this.#language.follow();
    this.#changed();
  }

  disconnectedCallback(): void {
    this.#value = this.value;
    whenGone(this, () => {
      this.#root?.unmount();
      this.#root = undefined;
    });
  }

  attributeChangedCallback(name: string): void {
    if (!this.#root) return;
    this.dataset.theme = resolvedTheme(this);
    if (name === 'lang') this.#language.follow();
    if (name === 'value' || name === 'required') this.#changed();
    else this.#render();
  }

  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#form?.removeEventListener('submit', this.#onSubmit, true);
    form?.addEventListener('submit', this.#onSubmit, true);
    this.#form = form;
  }

  formDisabledCallback(disabled: boolean): void {
    this.#disabled = disabled;
    this.#render();
  }

  formResetCallback(): void {
    this.#value = undefined;
    this.#changed();
  }

  /** Reports pending typing before the form is submitted, so that it is included. */
  readonly #onSubmit = (): void => this.flush();

  /** The HTML to show: what the page or the user last set, otherwise the `value` attribute. */
  #html(): string {
    return this.#value ?? this.getAttribute('value') ?? '';
  }

  /** Updates the form value, the validity and the shown text. */
  #changed(): void {
    this.#tellForm(this.#html());
    this.#render();
  }

  #tellForm(html: string): void {
    const text = this.shadowRoot?.querySelector<HTMLElement>('[data-slot="editor-text"]');
    const missing = this.hasAttribute('required') && isBlankMarkup(html);
    this.#internals.setFormValue(html);
    this.#internals.setValidity({ valueMissing: missing }, missing ? this.#requiredLabel() : '', text ?? undefined);
  }

  #requiredLabel(): string {
    return mergeLabels(defaultEditorLabels, this.#language.labels(this.#labels)).status.required;
  }

  readonly #onEditor = (editor: RichTextEditorHandle | null): void => {
    this.#editor = editor;
    // The text now exists, so a validation message can be anchored to it.
    if (editor) this.#tellForm(this.#html());
  };

  readonly #onChange = (html: string): void => {
    this.#value = html;
    this.#tellForm(html);
    this.#emit('editor-change', { html });
  };

  #createRoot(): Root {
    const { app, layers } = openShadow(this, uiCss, css);
    this.#layers = layers;
    return createRoot(app);
  }

  /** The editor. Rendered synchronously, so that methods work as soon as the element is connected. */
  #mounted(): RichTextEditorHandle | null {
    if (!this.#editor) flushSync(() => this.#render());
    return this.#editor;
  }

  #render(): void {
    const port = this.#port ? { port: this.#port } : {};
    const label = this.getAttribute('label');
    this.#root?.render(
      <PortalProvider container={this.#layers}>
        <RichTextEditor
          labels={this.#language.labels(this.#labels)}
          locale={this.#language.locale()}
          {...port}
          {...(label === null ? {} : { label })}
          value={this.#html()}
          placeholder={this.getAttribute('placeholder') ?? ''}
          readOnly={this.#disabled || this.hasAttribute('readonly')}
          variant={this.getAttribute('variant') === 'paper' ? 'paper' : 'field'}
          suggestions={this.#suggestions}
          editorRef={this.#onEditor}
          onChange={this.#onChange}
          onUploadingChange={(count) => this.#emit('editor-uploading', { count })}
          onSuggestionAccept={(id) => this.#emit('editor-suggestion-accept', { id })}
          onSuggestionReject={(id) => this.#emit('editor-suggestion-reject', { id })}
        />
      </PortalProvider>,
    );
  }

  #emit<Type extends keyof PaidangEditorEvents>(type: Type, detail: PaidangEditorEvents[Type]['detail']): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
