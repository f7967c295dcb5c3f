import { terms } from '../features/terms/terms';

/** `/terms-of-use`. */
export default function TermsOfUseRoute() {
  return (
    <main id="main" className="mx-auto max-w-[760px] px-5 pt-10 pb-20 md:pt-16">
      <h1 className="text-36 font-strong">{terms.title}</h1>
      <p className="mt-2 text-16 text-ink-2">{terms.lead}</p>
      {terms.sections.map(({ title, text }) => (
        <section key={title} className="mt-8">
          <h2 className="text-18 font-strong">{title}</h2>
          <p className="mt-1 text-16 leading-[30px] text-ink-2">{text}</p>
        </section>
      ))}
    </main>
  );
}
