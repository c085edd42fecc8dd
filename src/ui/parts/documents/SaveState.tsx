import type { AtTable } from '../../../play/playing';
import { words } from '../../words';
import { say } from '../../words/say';
import { SaveHelp } from './SaveHelp';

/** How the taps of a table are kept, told only where something is to be told. */
export function SaveState({ of }: { of: AtTable }) {
  const saving = of.saving.value;
  const problem = of.problem.value;
  return (
    <>
      {saving === 'failed' || problem ? (
        <p class="notice" role="status">
          {problem ? say(problem) : null}
        </p>
      ) : null}
      {of.saveHelp.mayRetry.value ? (
        <button type="button" class="btn" onClick={of.retry}>
          {words.app.again}
        </button>
      ) : null}
      <SaveHelp help={of.saveHelp} />
    </>
  );
}
