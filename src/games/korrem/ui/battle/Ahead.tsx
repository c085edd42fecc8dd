import { useEffect, useMemo, useState } from 'preact/hooks';
import { compare, shortText, ZERO } from '../../../../chances/fraction';
import { type Battle, fighterOf, fighting } from '../../rules/fight/model';
import { ahead } from '../../rules/fight/question';
import type { DangerTold } from '../../rules/npc/ahead';
import { askDanger } from '../../table/danger';
import { amountText, fallText } from '../../words/chance';
import { ui } from '../../words/ui';

const w = ui.ahead;

/** OD-3: the army of NPCs whose coming phase can be foreseen: without positions nobody can say where they go. */
export const foreseenArmy = (battle: Battle): string | undefined =>
  battle.foresight && !battle.light && !battle.end && (battle.step === 'own' || battle.step === 'setup')
    ? fighting(battle).find(army => army.npc)?.id
    : undefined;

/** Who would fall or lose health in the coming phase of the NPCs, if it began now. */
function useDanger(battle: Battle): DangerTold | undefined {
  const [told, setTold] = useState<DangerTold | undefined>(undefined);
  const { cards, fliers } = battle;
  const side = foreseenArmy(battle);
  useEffect(() => {
    setTold(undefined);
    if (side === undefined) return undefined;
    const asked = askDanger({ cards, side, fliers }, setTold, () => setTold(undefined));
    return asked.stop;
  }, [cards, side, fliers]);
  return side === undefined ? undefined : told;
}

/** Before the roll, what each number brings; before the phase of the NPCs, what it may bring. */
export function Ahead({ battle }: { battle: Battle }) {
  const faces = useMemo(() => (battle.foresight ? ahead(battle) : []), [battle]);
  const told = useDanger(battle);
  const harmed = (told?.danger ?? [])
    .filter(({ expected }) => compare(expected, ZERO) > 0)
    .sort((a, b) => compare(b.dies, a.dies) || compare(b.expected, a.expected));
  if (faces.length === 0 && harmed.length === 0) return <aside class="ko-ahead" />;
  return (
    <aside class="ko-ahead panel" tabindex={0}>
      <h2>{faces.length > 0 ? w.title : w.next(told?.acted ?? 0, told?.all ?? 0)}</h2>
      <ul class="bare ko-faces">
        {faces.map(({ on, turn }) => {
          const target = turn.target === null ? w.nobody : (fighterOf(battle, turn.target)?.name ?? '');
          return (
            <li
              key={on.join()}
              class="ko-face-line"
              aria-current={battle.doing && on.includes(battle.doing.roll) ? 'true' : undefined}
            >
              <b>{w.on(on)}</b>
              <span>
                {target}
                {turn.target === null || turn.acts ? w.damage(turn.damage) : w.notYet}
              </span>
            </li>
          );
        })}
        {harmed.map(({ id, dies, expected }) => (
          <li key={id} title={`${shortText(dies)}, ${shortText(expected)}`}>
            {w.danger(fighterOf(battle, id)?.name ?? id, fallText(dies), amountText(expected))}
          </li>
        ))}
      </ul>
    </aside>
  );
}
