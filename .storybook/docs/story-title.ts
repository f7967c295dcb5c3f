/** `UI/Dialog 對話框 (modal, popup)`: the name, and in brackets what others call it, so that the search finds it. */
export function namesOf(title: string): { title: string; also: string } {
  const [, name = title, also = ''] = /^(.*?)(?: \(([^()]+)\))?$/.exec(title.split('/').at(-1) ?? title) ?? [];
  return { title: name, also };
}
