import { Hero } from '../features/landing/hero';

/** `/`. */
export default function HomeRoute() {
  return (
    <main id="main">
      <Hero />
    </main>
  );
}
