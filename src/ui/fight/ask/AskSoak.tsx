import { useState } from 'preact/hooks';
import type { Question } from '../../../encounter/model/question';
import { hpLost } from '../../../might/pieces';
import type { PublicEnemyAttack } from '../../../might/public';
import type { Drawn } from '../../../table/fight/happened';
import { Stepper } from '../../parts/input/Stepper';
import { words } from '../../words/fight';
import { useAnswer } from '../parts/context';
import { FacePad } from '../parts/FacePad';
import { EnemyDraw } from './EnemyDraw';
import { HowMuch } from './HowMuch';

const w = words.ask;

/** The draw as it lies open now. */
const openIn = (flow: PublicEnemyAttack | null, damage: number, overruled: boolean): Drawn => ({
  side: flow ? 'enemy' : 'oathsworn',
  pieces: (flow?.pieces ?? []).flatMap(({ face, ...piece }) => (face === null ? [] : [{ ...piece, face }])),
  outcome: { blanks: 0, missed: false, ignored: flow?.ignored ?? [], damage, overruled },
  hits: [],
});

/** The draw lies open: Defense tokens may still be spent. */
export function AskSoak({ question }: { question: Extract<Question, { ask: 'soak' }> }) {
  const answer = useAnswer();
  const flow = question.draw;
  const [said, setSaid] = useState<number | undefined>(undefined);
  const [shows, setShows] = useState<PublicEnemyAttack['pieces'][number] | undefined>(undefined);
  const [spend, setSpend] = useState<Readonly<Record<string, number>>>({});
  // MT-6: a card may count against one of them and not against another (AE-5).
  const countForNobody = (question.defenders[0]?.ignored ?? []).filter(id =>
    question.defenders.every(one => one.ignored?.includes(id)),
  );
  const chosen = Object.entries(spend)
    .filter(([, count]) => count > 0)
    .map(([who, count]) => ({ who, count }));
  if (shows)
    return (
      <FacePad
        color={shows.color}
        asks={w.cardShows}
        onPick={face => {
          answer({ answer: 'might', command: { type: 'shows', piece: shows.id, face } });
          setShows(undefined);
        }}
        onCancel={() => setShows(undefined)}
      />
    );
  return (
    <>
      {flow ? (
        <EnemyDraw flow={flow} weakened={question.weakened} ignored={countForNobody} onTap={setShows} />
      ) : null}
      <ul class="bare defenders">
        {question.defenders.map(defender => {
          const tokens = spend[defender.who] ?? 0;
          const defense = defender.defense + tokens;
          const damage = said ?? defender.damage ?? 0;
          return (
            <li key={defender.who} class="defender">
              <span>
                <b>{defender.name}</b>{' '}
                <HowMuch
                  drawn={openIn(flow, damage, said !== undefined)}
                  hit={{
                    target: defender.who,
                    damage,
                    defense,
                    hpLost: hpLost(damage, defense),
                    ...(defender.ignored ? { ignored: defender.ignored } : {}),
                  }}
                  short
                />
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
        {said === undefined ? (
          <button
            type="button"
            class="btn main big"
            onClick={() => answer(chosen.length > 0 ? { answer: 'tokens', spend: chosen } : { answer: 'go' })}
          >
            {w.takeIt}
          </button>
        ) : null}
        {!flow ? null : said === undefined ? (
          <button type="button" class="btn quiet" onClick={() => setSaid(question.defenders[0]?.damage ?? 0)}>
            {words.fight.tableSays}
          </button>
        ) : (
          <>
            <Stepper label={w.total} value={said} low={0} high={99} onChange={setSaid} />
            <button
              type="button"
              class="btn main big"
              onClick={() => answer({ answer: 'tokens', spend: chosen, said })}
            >
              {w.saysDamage(said)}
            </button>
          </>
        )}
      </div>
    </>
  );
}
