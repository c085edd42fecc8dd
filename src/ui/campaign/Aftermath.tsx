import { words } from '../words/campaign';
import { useCompany } from './context';
import { Steps } from './Steps';

const w = words.course;

/** EN-4: lost, and nothing decided yet. */
export function Aftermath() {
  const company = useCompany();
  return (
    <>
      <Steps />
      <div class="foot two">
        <button type="button" class="btn big" onClick={() => company.send({ do: 'moveOn' })}>
          {w.moveOn}
        </button>
        <button type="button" class="btn main big" onClick={() => company.send({ do: 'replay' })}>
          {w.replay}
        </button>
      </div>
    </>
  );
}
