import { Features } from '../../(readme)/features';

/** The same parts with a policy without `'unsafe-inline'` for scripts and style elements. */
export default function Page() {
  return (
    <main>
      <h1>內容安全政策</h1>
      <Features />
    </main>
  );
}
