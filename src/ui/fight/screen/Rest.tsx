import { lazy } from '../../parts/frame/lazy';
import { words } from '../../words/fight';
import { TurnPad } from '../attack/TurnPad';
import { movedOnce } from '../board/movedOnce';
import { ForesightLine } from '../enemy/ForesightLine';
import { useDesk, useFight } from '../parts/context';
import { layout } from '../parts/layout';
import { Refresh } from '../parts/Refresh';
import { foreseenApart } from './foreseenApart';
import { Tasks } from './Tasks';

const w = words.fight;
const Ending = lazy(async () => (await import('./report/Ending')).Ending);

/** What stands in the dock while nothing is asked: what is to come, and what the table may do. */
export function Rest() {
  const fight = useFight();
  const view = fight.view.value;
  if (view.underWay.stop)
    return (
      <div class="ask stop">
        <h2 class="ask-title">{w.stop(view.round)}</h2>
        <Tasks />
        <Refresh />
      </div>
    );
  switch (view.phase) {
    case 'setup':
      return (
        <div class="ask">
          <p class="ask-sentence">{w.setupSentence}</p>
        </div>
      );
    case 'over':
      return (
        <div class="ask">
          <Ending />
        </div>
      );
    case 'oathsworn':
      return (
        <div class="ask">
          {view.settings.board === 'off' ? <TurnPad /> : <YourTurns />}
          {foreseenApart(fight) ? null : <ForesightLine />}
        </div>
      );
    default:
      return <div class="ask" />;
  }
}

const HowToMove = () =>
  movedOnce.value || useFight().view.value.settings.board === 'off' ? null : (
    <span class="board-hint">{words.boardPane.howToMove}</span>
  );

/** What the players may do now; how, as long as they may not know it. */
function YourTurns() {
  const { round } = useFight().view.value;
  return (
    <div class="your-turns">
      <h2 class="ask-title">{w.yourTurns}</h2>
      {round === 1 ? (
        <p class="ask-sentence">
          {w.oathswornSentence} <HowToMove />
        </p>
      ) : null}
      <TellEarly />
    </div>
  );
}

/** OWN-201: on a phone the card has no room for the button that tells it; here is room. */
function TellEarly() {
  const { stage } = useFight().view.value;
  const { open } = useDesk();
  if (layout().value !== 'phone' || !stage.up || !stage.paper || stage.face) return null;
  return (
    <button type="button" class="btn tell-early" onClick={() => open('tell')}>
      {words.compose.early}
    </button>
  );
}
