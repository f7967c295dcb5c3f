import { EveryPart } from '../../../shared/every-part';

export default function Page() {
  return (
    <main>
      <EveryPart />
    </main>
  );
}
