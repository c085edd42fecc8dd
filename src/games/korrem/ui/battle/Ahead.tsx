import { useMemo } from 'preact/hooks';
import { compare, textOf } from '../../../../chances/fraction';
import { type Battle, fighterOf } from '../../rules/fight/model';
import { ahead } from '../../rules/fight/question';
import { dangerOf } from '../../rules/npc/danger';
import { actingOrder } from '../../rules/npc/order';
import { ui } from '../../words/ui';

const w = ui.ahead;
/** OD-3: so many NPCs are reckoned exactly at once; of more the first to act. */
const most = 4;
const none = { n: 0n, d: 1n };

/** Who would fall in the coming phase of the NPCs, if it began now. */
function dangers(battle: Battle): readonly string[] {
  const npc = battle.armies.find(army => army.npc);
  if (!npc || battle.end || battle.step === 'setup') return [];
  return dangerOf(battle.cards, npc.id, battle.fliers, most)
    .filter(({ dies }) => compare(dies, none) > 0)
    .sort((a, b) => compare(b.dies, a.dies))
    .map(({ id, dies }) => `${fighterOf(battle, id)?.name ?? id} ${w.danger(textOf(dies))}`);
}

/** How many NPCs would act, where the danger of all is not reckoned. */
function many(battle: Battle): number | undefined {
  const npc = battle.armies.find(army => army.npc);
  const all = npc ? actingOrder(battle.cards, npc.id).length : 0;
  return all > most ? all : undefined;
}

/** Before the roll, what each number brings; in our own phase, what the next one of theirs may bring. */
export function Ahead({ battle }: { battle: Battle }) {
  const faces = useMemo(() => (battle.foresight ? ahead(battle) : []), [battle]);
  const falls = useMemo(() => (battle.foresight && battle.step === 'own' ? dangers(battle) : []), [battle]);
  if (faces.length === 0 && falls.length === 0) return <aside class="ko-ahead" />;
  return (
    <aside class="ko-ahead panel">
      <h2>{faces.length > 0 ? w.title : w.next(most, many(battle))}</h2>
      <ul class="bare ko-faces">
        {faces.map(({ on, turn }) => {
          const target = turn.target === null ? w.nobody : (fighterOf(battle, turn.target)?.name ?? '');
          return (
            <li key={on.join()} class="ko-face-line">
              <b>{w.on(on)}</b>
              <span>
                {target}
                {turn.target === null || turn.acts ? w.damage(turn.damage) : w.notYet}
              </span>
            </li>
          );
        })}
        {falls.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}
