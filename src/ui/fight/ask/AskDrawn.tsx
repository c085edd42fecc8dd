import { useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import { toAnswer } from '../../../might/attack';
import { isCritical, worth } from '../../../might/cards';
import { outcomeOf } from '../../../might/outcome';
import type { Piece } from '../../../might/pieces';
import { MightCard } from '../../oathsworn/pieces/Might';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { useAnswer } from '../parts/context';
import { FacePad } from '../parts/FacePad';

const w = words.ask;

/** The cards lie open: criticals, redraws, then it counts. */
export function AskDrawn({ question }: { question: Extract<Question, { ask: 'drawn' }> }) {
  const flow = question.attack;
  const answer = useAnswer();
  const [redrawing, setRedrawing] = useState(false);
  const [said, setSaid] = useState<number | undefined>(undefined);
  const [facing, setFacing] = useState<{ piece: Piece; for: 'critical' | 'redraw' | 'shows' } | undefined>(
    undefined,
  );
  const criticals = toAnswer(flow);
  const { missed, damage: sum, ignored } = outcomeOf(flow);
  const granted = flow.setup.redraws - flow.grantedUsed;
  const tokens = flow.setup.tokens.redraw - flow.spent.redraw;
  const physical = flow.setup.source !== 'app';
  /** A miss that a redraw may still turn: the big button does not throw it away. */
  const saves = missed && said === undefined && criticals.length === 0 && granted + tokens > 0;

  const redraw = (piece: Piece) => {
    if (physical && piece.from !== 'die') {
      setFacing({ piece, for: 'redraw' });
      return;
    }
    answer({
      answer: 'might',
      command: { type: 'redraw', piece: piece.id, by: granted > 0 ? 'granted' : 'token' },
    });
    setRedrawing(false);
  };
  if (facing) {
    return (
      <FacePad
        color={facing.piece.color}
        {...(facing.for === 'shows' ? { asks: w.cardShows } : {})}
        onPick={face => {
          const piece = facing.piece.id;
          const by = granted > 0 ? ('granted' as const) : ('token' as const);
          const command =
            facing.for === 'redraw'
              ? { type: 'redraw' as const, piece, by, face }
              : { type: facing.for, piece, face };
          answer({ answer: 'might', command });
          setFacing(undefined);
          setRedrawing(false);
        }}
        onCancel={() => setFacing(undefined)}
      />
    );
  }
  return (
    <>
      <div class="draw">
        {flow.pieces.map(piece => (
          <MightCard
            key={piece.id}
            face={{ color: piece.color, value: worth(piece.face), crit: isCritical(piece.face) }}
            die={piece.from === 'die'}
            extra={piece.part === 'extra'}
            ignored={ignored.includes(piece.id)}
            onTap={() => (redrawing ? redraw(piece) : setFacing({ piece, for: 'shows' }))}
            tapLabel={redrawing ? w.redraw : w.cardShows}
          />
        ))}
        <output class={missed ? 'draw-sum miss' : 'draw-sum'}>{missed ? w.miss : w.damage(sum)}</output>
      </div>
      {redrawing ? (
        <p class="ask-hint" role="status">
          {w.whichCard}
        </p>
      ) : null}
      <div class="ask-answers">
        {criticals.length > 0 && said === undefined ? (
          <>
            <button
              type="button"
              class="btn main big"
              onClick={() => {
                const first = criticals[0];
                if (physical && first) setFacing({ piece: first, for: 'critical' });
                else answer({ answer: 'might', command: { type: 'criticals' } });
              }}
            >
              {w.criticals(criticals.length)}
            </button>
            <button
              type="button"
              class="btn big"
              onClick={() => answer({ answer: 'might', command: { type: 'decline' } })}
            >
              {w.decline}
            </button>
          </>
        ) : null}
        {granted + tokens > 0 && said === undefined ? (
          <button
            type="button"
            class={saves && !redrawing ? 'btn main big' : 'btn big'}
            onClick={() => setRedrawing(!redrawing)}
          >
            {redrawing ? words.app.cancel : w.redrawLeft(granted + tokens)}
          </button>
        ) : null}
        {(criticals.length === 0 || said !== undefined) && !redrawing ? (
          <button
            type="button"
            class={saves ? 'btn big' : 'btn main big'}
            onClick={() =>
              answer({
                answer: 'might',
                command: said === undefined ? { type: 'settle' } : { type: 'settle', said: { damage: said } },
              })
            }
          >
            {said !== undefined ? w.saysDamage(said) : missed ? w.accept : w.strike(sum)}
          </button>
        ) : null}
        {said === undefined ? (
          <button
            type="button"
            class="btn quiet"
            onClick={() => {
              setSaid(sum);
              setRedrawing(false);
            }}
          >
            {words.fight.tableSays}
          </button>
        ) : (
          <>
            <Stepper label={words.fight.tableSays} value={said} low={0} high={99} onChange={setSaid} />
            <button type="button" class="btn quiet" onClick={() => setSaid(undefined)}>
              {words.app.cancel}
            </button>
          </>
        )}
      </div>
    </>
  );
}
