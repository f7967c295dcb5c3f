import { defaultLabels, type EvidenceLabels, findingText, summaryOf } from '../labels';
import { en } from '../labels/en';
import type { Verdict } from '../verify/findings';
import { verifyCapsule } from '../verify/verify';

/** Creates an element with children. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

function resultOf({ isIntact, findings, facts }: Verdict, labels: EvidenceLabels): HTMLElement {
  const title = element('h2', isIntact ? `✓ ${labels.intact}` : `✗ ${labels.broken(findings.length)}`);
  title.dataset.result = isIntact ? 'intact' : 'broken';
  title.tabIndex = -1;
  const section = element('section', title, element('p', isIntact ? labels.intactDetail : labels.brokenDetail));
  if (findings.length > 0) {
    section.append(element('ol', ...findings.map((finding) => element('li', findingText(finding, labels)))));
  }
  if (facts) {
    const pairs = summaryOf(facts, labels).flatMap(([name, value]) => [element('dt', name), element('dd', value)]);
    section.append(element('dl', ...pairs), element('footer', labels.keyHint(facts.issuer)));
  }
  return section;
}

/** The page: a drop zone for the file, and the result below it. Nothing leaves the device. */
function show(main: HTMLElement, labels: EvidenceLabels): void {
  document.documentElement.lang = labels === en ? 'en' : 'zh-Hant-TW';
  document.title = labels.title;
  const status = element('div');
  status.setAttribute('role', 'status');
  const input = element('input');
  input.type = 'file';
  input.accept = '.zip,application/zip';
  const drop = element('label', input, element('strong', labels.choose), element('span', labels.hint));
  const language = element('button', labels === en ? '中文' : 'English');
  language.addEventListener('click', () => show(main, labels === en ? defaultLabels : en));

  const check = async (file: File) => {
    status.replaceChildren(element('section', labels.checking));
    const verdict = await verifyCapsule(new Uint8Array(await file.arrayBuffer()));
    const section = resultOf(verdict, labels);
    status.replaceChildren(section);
    section.querySelector('h2')?.focus();
  };
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) void check(file);
    // Allows choosing the same file again.
    input.value = '';
  });
  drop.addEventListener('dragover', (event) => {
    event.preventDefault();
    drop.dataset.over = '';
  });
  drop.addEventListener('dragleave', () => delete drop.dataset.over);
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    delete drop.dataset.over;
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void check(file);
  });
  main.replaceChildren(element('header', element('h1', labels.title), language), drop, status);
}

const main = document.querySelector('main');
if (main) show(main, navigator.language.startsWith('zh') ? defaultLabels : en);
