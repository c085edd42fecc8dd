import { useState } from 'preact/hooks';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { say } from '../../../../ui/words/say';
import { squaresOf, warriorOf } from '../../rules/board';
import { chanceOfFall, woundChances } from '../../rules/dice';
import { rangeOf } from '../../rules/level';
import { drawingNow } from '../../rules/play/ahead';
import { boardOf } from '../../rules/play/board-of';
import { figureOf } from '../../rules/play/model';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/strike';
import { ui } from '../../words/ui';
import { DiceKeys } from './RollPad';

interface Props {
  readonly table: LevelTable;
  readonly by: string;
  readonly target: string;
  readonly onClose: () => void;
}

/** Before a blow: its odds, and what its noise would wake. */
export function StrikeSheet({ table, by, target, onClose }: Props) {
  const play = table.state.value;
  const [own, setOwn] = useState<readonly number[]>([]);
  const [before] = useState(() => play);
  const board = boardOf(before);
  const [from, to] = [warriorOf(board, by), warriorOf(board, target)];
  const [figure, foe] = [figureOf(before, by), figureOf(before, target)];
  if (!from || !to || !figure || !foe) return null;
  const range = rangeOf(board.level, squaresOf(board.level, from), squaresOf(board.level, to));
  const weapon = from.combat.find(one => one.range >= range);
  if (!weapon) return null;
  const chances = woundChances(weapon, to, 1);
  const noise = { ...before.noise, [figure.at]: (before.noise[figure.at] ?? 0) + 1 };
  const heard = drawingNow({ ...before, noise });
  const strike = (rolls?: readonly number[]) => {
    const sent = table.send({ do: 'strike', id: by, target, ...(rolls ? { rolls } : {}) });
    if (sent) onClose();
    else setOwn(rolls ?? []);
  };
  // The parry and tough rolls of the target follow those of the strike.
  const missing = table.refusal.value?.code === 'digits' ? table.refusal.value : undefined;
  return (
    <Sheet title={w.title(figure.name, foe.name)} onClose={onClose}>
      <p class="soft">{w.dice(weapon.dice, weapon.hit)}</p>
      <ul class="bare">
        {[...chances].map((p, n) => (
          <li key={`${n} wounds`}>{w.odds(n, ui.percent(p))}</li>
        ))}
      </ul>
      <p>
        <b>{w.falls(ui.percent(chanceOfFall(chances, foe.con - foe.wounds)))}</b>
      </p>
      <p>
        {heard.length > 0
          ? w.noise(heard.map(({ entry, cards }) => ui.ahead.draws(entry, cards)).join(', '))
          : w.noNoise}
      </p>
      <button type="button" class="btn main big" onClick={() => strike()}>
        {w.roll}
      </button>
      <p>{missing && own.length > 0 ? say(missing.message) : w.own}</p>
      <DiceKeys
        key={own.length}
        count={missing && own.length > 0 ? Number(partOf(missing.message)) : weapon.dice}
        onRolled={digits => strike([...own, ...digits])}
      />
    </Sheet>
  );
}

const partOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'count' in message ? message.count : 1;
