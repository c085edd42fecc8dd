import { useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import { COLORS, type Color, type Face, isCritical, worth } from '../../../might/cards';
import type { Pool, Tapped } from '../../../might/pieces';
import { MightCard } from '../../oathsworn/pieces/Might';
import { words } from '../../words/fight';
import { SaidDamage } from '../attack/SaidDamage';
import { useAnswer } from '../parts/context';
import { FacePad } from '../parts/FacePad';
import { WeakenedLine } from './WeakenedLine';

const w = words.ask;

/** Real cards or dice: tap each face that came up, or say the sum. */
export function AskTap({ question }: { question: Extract<Question, { ask: 'tap' }> }) {
  const answer = useAnswer();
  const { pool } = question;
  const [came, setCame] = useState<readonly Tapped[]>([]);
  const next = nextOf(pool, came);

  const add = (color: Color, face: Face, die: boolean) => {
    const all = [...came, die ? { color, face, die } : { color, face }];
    setCame(all);
    if (nextOf(pool, all)) return;
    answer({
      answer: 'might',
      command: question.side === 'enemy' ? { type: 'reveal', pieces: all } : { type: 'tap', pieces: all },
    });
    setCame([]);
  };

  return (
    <>
      <WeakenedLine weakened={question.weakened} />
      {came.length > 0 ? (
        <div class="draw small">
          {came.map((piece, i) => (
            <MightCard
              key={`${i}${piece.face}`}
              face={{ color: piece.color, value: worth(piece.face), crit: isCritical(piece.face) }}
            />
          ))}
          <button type="button" class="btn" onClick={() => setCame(came.slice(0, -1))}>
            {w.lastBack}
          </button>
        </div>
      ) : null}
      {next ? (
        <>
          <p class="soft">{w.nextFace(words.might.colors[next.color], next.left)}</p>
          <FacePad color={next.color} onPick={face => add(next.color, face, next.die)} />
        </>
      ) : null}
      <p class="soft">{w.sayTotal}</p>
      <SaidDamage
        side={question.side}
        onSay={damage => answer({ answer: 'total', damage: damage === 'missed' ? null : damage })}
      />
    </>
  );
}

/** The next kind of piece that is still awaited, strongest colour first. */
function nextOf(pool: Pool, came: readonly Tapped[]) {
  for (const color of [...COLORS].reverse()) {
    for (const die of [false, true]) {
      const wanted = die ? pool.dice[color] : pool.cards[color];
      const have = came.filter(piece => piece.color === color && (piece.die ?? false) === die).length;
      if (have < wanted) return { color, die, left: wanted - have };
    }
  }
  return undefined;
}
