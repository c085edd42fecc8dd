import { useState } from 'preact/hooks';
import type { Defense } from '../../encounter/command';
import type { Question } from '../../encounter/question';
import { COLORS } from '../../might/cards';
import type { PublicEnemyAttack } from '../../table/view';
import { MightCard } from '../parts/Might';
import { Stepper } from '../parts/Stepper';
import { words } from '../words';
import { useAnswer, useFight } from './context';

const w = words.ask;

function useBlow(): PublicEnemyAttack | null {
  const top = useFight().view.value.frames.at(-1);
  return top?.frame === 'blow' ? top.flow : null;
}

/** What lies there; before the draw, as many backs as will be drawn. */
function Draw({ flow }: { flow: PublicEnemyAttack }) {
  const awaited = flow.pieces.length === 0 && flow.setup.fixed === undefined ? flow.pool : undefined;
  return (
    <div class="draw">
      {awaited
        ? (['cards', 'dice'] as const).flatMap(kind =>
            COLORS.flatMap(color =>
              Array.from({ length: awaited[kind][color] }, (_, i) => (
                <MightCard
                  key={`${kind}${color}${i.toString()}`}
                  face={{ color, value: 0, crit: false }}
                  hidden
                  die={kind === 'dice'}
                />
              )),
            ),
          )
        : null}
      {flow.pieces.map(piece => (
        <MightCard
          key={piece.id}
          face={{
            color: piece.color,
            value: piece.face ? Number(piece.face[0]) : 0,
            crit: piece.face?.endsWith('*') ?? false,
          }}
          hidden={piece.face === null}
          die={piece.from === 'die'}
          ignored={flow.ignored.includes(piece.id)}
        />
      ))}
    </div>
  );
}

/** DM-1: the cards lie face down; what is played for defense is said before they are turned. */
export function AskDefend({ question }: { question: Extract<Question, { ask: 'defend' }> }) {
  const answer = useAnswer();
  const flow = useBlow();
  const [plays, setPlays] = useState<readonly Defense[]>([]);
  const set = (who: string, play: Omit<Defense, 'who'> | undefined) => {
    const others = plays.filter(one => one.who !== who);
    setPlays(play ? [...others, { who, ...play }] : others);
  };
  return (
    <>
      {flow ? <Draw flow={flow} /> : null}
      <ul class="bare defenders">
        {question.defenders.map(defender => {
          const play = plays.find(one => one.who === defender.who);
          return (
            <li key={defender.who} class="defender">
              <span>
                <b>{defender.name}</b> <span class="soft">{words.company.defense(defender.defense)}</span>
              </span>
              {defender.plus ? (
                <span class="row">
                  <span class="soft">{w.cardPlus}</span>
                  <Stepper
                    label={w.plusOf(defender.name)}
                    value={play?.plus ?? 0}
                    low={0}
                    high={9}
                    onChange={plus => set(defender.who, plus > 0 ? { plus } : undefined)}
                  />
                </span>
              ) : (
                <span class="choices">
                  {defender.cards.map(card => (
                    <button
                      key={card.id}
                      type="button"
                      class="btn"
                      aria-pressed={play?.card === card.id}
                      onClick={() =>
                        set(defender.who, play?.card === card.id ? undefined : { card: card.id })
                      }
                    >
                      {card.label} +{card.defense}
                    </button>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div class="ask-answers">
        <button type="button" class="btn main big" onClick={() => answer({ answer: 'defend', with: plays })}>
          {plays.length > 0 ? w.reveal : w.revealWithout}
        </button>
      </div>
    </>
  );
}

/** The draw lies open: Defense tokens may still be spent. */
export function AskSoak({ question }: { question: Extract<Question, { ask: 'soak' }> }) {
  const answer = useAnswer();
  const flow = useBlow();
  const [spend, setSpend] = useState<Readonly<Record<string, number>>>({});
  const chosen = Object.entries(spend)
    .filter(([, count]) => count > 0)
    .map(([who, count]) => ({ who, count }));
  return (
    <>
      {flow ? <Draw flow={flow} /> : null}
      <ul class="bare defenders">
        {question.defenders.map(defender => {
          const tokens = spend[defender.who] ?? 0;
          const defense = defender.defense + tokens;
          const damage = defender.damage ?? 0;
          return (
            <li key={defender.who} class="defender">
              <span>
                <b>{defender.name}</b>{' '}
                <span class="sum">{w.sum(damage, defense, Math.floor(damage / Math.max(1, defense)))}</span>
              </span>
              {defender.tokens > 0 ? (
                <span class="row">
                  <span class="soft">{w.defenseTokens}</span>
                  <Stepper
                    label={w.tokensOf(defender.name)}
                    value={tokens}
                    low={0}
                    high={defender.tokens}
                    onChange={count => setSpend({ ...spend, [defender.who]: count })}
                  />
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      <div class="ask-answers">
        <button
          type="button"
          class="btn main big"
          onClick={() => answer(chosen.length > 0 ? { answer: 'tokens', spend: chosen } : { answer: 'go' })}
        >
          {w.takeIt}
        </button>
      </div>
    </>
  );
}
