import { type ComboboxFilter, type ComboboxOption, containsFilter } from '@paidang/ui/combobox';
import { labels } from '#labels/service-data';

type Listed = readonly { code: string; name: string }[];

export const optionsOf = (listed: Listed): ComboboxOption<string>[] =>
  listed.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

/** Option for a well-formed code that is not listed yet: banks merge, and open branches. */
const unlisted = (code: string): ComboboxOption<string> => ({
  value: code,
  label: code,
  hint: labels.account.unlisted,
});

/**
 * Filter by code or name that also offers an unlisted code as typed.
 *
 * @param form pattern of a valid code
 * @param bank bank whose seven digits may be typed for a branch
 */
export const codeFilter =
  (form: RegExp, bank = ''): ComboboxFilter =>
  (options, query) => {
    const typed = query.normalize('NFKC').replace(/[\s-]/g, '');
    const code = typed.length === 7 && bank !== '' && typed.startsWith(bank) ? typed.slice(bank.length) : typed;
    const found = containsFilter(options, code === typed ? query : code);
    // A code is a plain string, even if the options have narrower values.
    return found.length === 0 && form.test(code) ? [unlisted(code) as (typeof options)[number]] : found;
  };

/** The options, plus the chosen value if it is not listed. */
export const withChosen = (options: ComboboxOption<string>[], chosen: string): ComboboxOption<string>[] =>
  chosen === '' || options.some(({ value }) => value === chosen) ? options : [...options, unlisted(chosen)];
