declare module 'virtual:component-facts' {
  const facts: Record<string, import('./component-facts.ts').ComponentFacts>;
  export default facts;
}

declare module 'virtual:papers' {
  /** Markdown by its path in the repository. */
  const papers: Record<string, string>;
  export default papers;
}
