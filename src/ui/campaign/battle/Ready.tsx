import type { FightEntry, FightHero } from '../../../campaign/facts/fight';
import { countOf, TOKEN_KINDS } from '../../../campaign/kinds/tokens';
import { HAND } from '../../../campaign/model/character';
import { cardsIn } from '../../../campaign/model/items';
import type { Difficulty } from '../../../campaign/model/state';
import type { Sum } from '../../../campaign/model/sum';
import { defenseOf as bonusOf } from '../../../encounter/model/settings';
import { Portrait } from '../../oathsworn/faces/Portrait';
import { HpDie } from '../../oathsworn/pieces/HpDie';
import { Token } from '../../oathsworn/pieces/Token';
import { hrefTo } from '../../shell/router';
import { words as common } from '../../words';
import { words } from '../../words/campaign';
import { Crest } from '../cards/Crest';
import { Cubes } from '../cards/Cubes';
import { useCompany } from '../parts/context';

const w = words.fight;
const wanted = [1, 2, 2, 2] as const;

/** CP-1: what the easier difficulties add. */
function withDifficulty(sum: Sum, difficulty: Difficulty): Sum {
  const by = bonusOf(difficulty);
  if (by === 0) return sum;
  const says = common.setup.difficulties[difficulty];
  return { total: sum.total + by, parts: [...sum.parts, { rule: 'CP-1', amount: by, words: says }] };
}

/** What each takes along, and what is missing yet: the seven cards, the items. */
export function Ready({ entry }: { entry: FightEntry }) {
  return (
    <div class="ready">
      {entry.heroes.map(hero => (
        <One key={hero.id} hero={hero} difficulty={entry.difficulty} />
      ))}
    </div>
  );
}

function One({ hero, difficulty }: { hero: FightHero; difficulty: Difficulty }) {
  const company = useCompany();
  return (
    <article class="ready-one">
      <a class="one-face" href={hrefTo('company', company.id, 'people', hero.id)}>
        <Portrait of={hero.class} class="round" />
        <span class="who-name">{hero.name}</span>
      </a>
      <div class="row ready-numbers">
        <HpDie hp={hero.hp} label={w.hpOf(hero.hp, hero.maxHp)} size="big" />
        <Crest
          kind="defense"
          label={words.people.defense}
          value={withDifficulty(hero.defense, difficulty).total}
          sum={withDifficulty(hero.defense, difficulty)}
        />
        <Cubes of={hero.might} />
      </div>
      <div class="row">
        {TOKEN_KINDS.filter(kind => countOf(hero.tokens, kind) > 0).map(kind => (
          <Token key={kind} kind={kind} count={countOf(hero.tokens, kind)} />
        ))}
      </div>
      {hero.kind === 'full' ? <Hand hero={hero} /> : <p>{hero.archetype?.name ?? w.noSide}</p>}
      <p class={hero.items.length === 0 ? 'wrong-note' : 'soft'}>
        {w.carries(0, cardsIn(hero.items), hero.injuries.length)}
      </p>
      {hero.injuryLoss > 0 ? <p>{w.injuryLoss(hero.injuryLoss)}</p> : null}
    </article>
  );
}

/** SU-7: the seven by cooldown, filled or still empty. */
function Hand({ hero }: { hero: FightHero }) {
  const chosen = hero.abilities.length;
  const lacking = wanted.map(
    (most, cooldown) => most - hero.abilities.filter(card => card.cooldown === cooldown).length,
  );
  return (
    <p class="ready-hand">
      <span class="hand-slots" aria-hidden="true">
        {wanted.flatMap((most, cooldown) =>
          Array.from({ length: most }, (_, i) => (
            <i
              key={`slot${cooldown}${i.toString()}`}
              class={i < most - (lacking[cooldown] ?? 0) ? 'hand-slot on' : 'hand-slot'}
            >
              {cooldown}
            </i>
          )),
        )}
      </span>
      <span class="soft">{chosen === 0 ? w.handOnTable : w.handSo(chosen, HAND)}</span>
    </p>
  );
}
