import type { SkillId } from '../../../rules/skills/names';
import type { DuelHand } from '../../../table/hand';
import type { DuelPlay } from '../../../table/play';
import { skillNames } from '../../../words/names';
import { giftWords } from '../../../words/sheets';
import { tapText } from '../../../words/taps';
import { ui } from '../../../words/ui';
import { Answer, Asking } from './Asking';

const w = giftWords;

interface Props {
  readonly table: DuelPlay;
  readonly hand: DuelHand;
  readonly skill: SkillId;
}

/** SK-1: a skill that was acquired takes effect at once, or is lost. */
export function Gift({ table, hand, skill }: Props) {
  const duel = table.state.value;
  const next = hand.next.value;
  const picks = hand.picks.value;
  const name = skillNames[skill];
  const some = next.length > 0 || picks.length > 0;
  const at = picks.find(pick => pick.taps.length === 0);
  return (
    <Asking text={some ? w.gift(name) : w.giftNone(name)}>
      {at ? <Answer text={ui.ask.goOn} main onClick={() => hand.send(at)} /> : null}
      {next.flatMap(tap =>
        tap.tap === 'square'
          ? []
          : [<Answer key={JSON.stringify(tap)} text={tapText(duel, tap)} onClick={() => hand.tapped(tap)} />],
      )}
      {some ? null : <Answer text={w.lose} main onClick={() => table.send({ do: 'lose' })} />}
    </Asking>
  );
}
