import { maySummon } from '../../rules/fight/company';
import type { Fighter } from '../../rules/fight/model';
import { ui } from '../../words/ui';
import { foreseenArmy } from './Ahead';
import { Attract } from './Attract';
import type { Aim } from './aim';
import { Answer, type DockProps, Sentence } from './dock-parts';
import { Enough } from './Enough';

const w = ui.ask;

/** One card is chosen: what it may do, or what may be done to it. */
export function Chosen({
  table,
  card,
  aim,
  stands,
  onAim,
  onWhere,
  onFix,
  onComing,
  onLetGo,
}: DockProps & { card: Fighter }) {
  const battle = table.state.value;
  const own = table.question.value?.ask === 'own';
  const ours = own && card.side === battle.acting;
  const setsUp = battle.step === 'setup' && !battle.armies.some(({ id, npc }) => npc && id === card.side);
  return (
    <>
      <Sentence
        text={
          ours ? aimText(card.name, aim) : battle.step === 'setup' ? w.places(card.name) : w.target(card.name)
        }
      />
      {stands ? <p class="soft">{w.stands}</p> : null}
      {ours && (aim === 'attract' || (typeof aim === 'object' && 'attracts' in aim)) ? (
        <Attract
          table={table}
          by={card}
          on={typeof aim === 'object' ? aim.attracts : undefined}
          onDone={onLetGo}
        />
      ) : null}
      {own && !ours ? <Enough key={card.id} table={table} on={card} onDone={onLetGo} /> : null}
      <div class="ko-answers">
        {ours && card.attraction && !battle.marks?.attracted.includes(card.id) ? (
          <Answer text={w.attract} onClick={() => onAim('attract')} />
        ) : null}
        {ours && card.artifacts > 0 ? (
          <>
            <Answer
              text={w.useArtifact}
              onClick={() => table.send({ do: 'artifact', id: card.id, to: null })}
            />
            <Answer text={w.passArtifact} onClick={() => onAim('pass')} />
          </>
        ) : null}
        {ours
          ? card.abilities
              .filter(one => one.target !== 'D' && one.ready)
              .map(({ name, damage }) => (
                <Answer
                  key={name}
                  text={w.uses(name)}
                  onClick={() =>
                    damage > 0
                      ? onAim({ ability: name })
                      : table.send({ do: 'ability', id: card.id, name }) && onLetGo()
                  }
                />
              ))
          : null}
        {ours && maySummon(battle) ? (
          <Answer text={w.summon} onClick={() => onComing({ as: 'summon', by: card.id })} />
        ) : null}
        {(ours || setsUp) && foreseenArmy(battle) !== undefined ? (
          <Answer text={w.where} onClick={onWhere} />
        ) : null}
        {card.kind === 'summon' ? (
          <Answer text={w.dispel} onClick={() => table.send({ do: 'dispel', id: card.id })} />
        ) : null}
        <Answer text={w.fix} onClick={() => onFix(card.id)} />
        <Answer text={w.letGo} onClick={onLetGo} />
      </div>
    </>
  );
}

const aimText = (who: string, aim: Aim): string => {
  if (aim === 'strike') return w.chosen(who);
  if (typeof aim !== 'object') return w.aims[aim](who);
  return 'ability' in aim ? w.aims.ability(who, aim.ability) : w.aims.attract(who);
};
