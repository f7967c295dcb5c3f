import { CircleAlert } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { FieldContext } from '../field/field-context';
import { useStableDuringPress } from '../internal/use-stable-during-press';

/** The error of a typed date, displayed like a field's error; in the field's reserved space, if it has one. */
export function DateProblem({ id, children }: { id: string; children: string | null }) {
  const area = useContext(FieldContext)?.area;
  const problem = useStableDuringPress(children);
  const words = (
    <div aria-live="polite" data-slot="date-problem" className="pd-root pd:empty:hidden">
      {problem ? (
        <p id={id} className="pd:flex pd:gap-1 pd:text-12 pd:text-danger-600">
          <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="pd:mt-px pd:shrink-0" />
          <span className="pd:min-w-0">{problem}</span>
        </p>
      ) : null}
    </div>
  );
  return area ? createPortal(words, area) : words;
}
