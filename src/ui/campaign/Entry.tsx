import type { FightEntry } from '../../campaign/fight';
import { cardsIn } from '../../campaign/items';
import type { Difficulty } from '../../campaign/state';
import type { Sum } from '../../campaign/sum';
import { countOf, TOKEN_KINDS } from '../../campaign/tokens';
import { defenseOf as bonusOf } from '../../encounter/model/settings';
import { HpDie } from '../oathsworn/HpDie';
import { MightSign, mightColors } from '../oathsworn/Might';
import { Token } from '../oathsworn/Token';
import { Icon } from '../parts/Icon';
import { words as common } from '../words';
import { words } from '../words/campaign';
import { iconOf } from './classes';
import { SumLine } from './RuleTag';

const w = words.fight;

/** CP-1: what the easier difficulties add. */
function withDifficulty(sum: Sum, difficulty: Difficulty): Sum {
  const by = bonusOf(difficulty);
  if (by === 0) return sum;
  const words = common.setup.difficulties[difficulty];
  return { total: sum.total + by, parts: [...sum.parts, { rule: 'CP-1', amount: by, words }] };
}

/** What each takes into the encounter, every number explained. */
export function Entry({ entry }: { entry: FightEntry }) {
  return (
    <section class="panel part" aria-label={w.entry}>
      <h2>{w.entry}</h2>
      <p class="soft">
        {words.course.chapter(entry.chapter)} · {common.setup.difficulties[entry.difficulty]} ·{' '}
        {w.attempt(entry.attempt)}
        {entry.ambushed ? ` · ${common.setup.ambushed}` : ''}
      </p>
      <div class="four">
        {entry.heroes.map(hero => (
          <article key={hero.id} class="now-card">
            <h3>
              <Icon of={iconOf(hero.class)} />
              {hero.name}
            </h3>
            <div class="row">
              <HpDie hp={hero.hp} label={w.line(hero.hp, hero.maxHp, hero.defense.total)} />
              {TOKEN_KINDS.filter(kind => countOf(hero.tokens, kind) > 0).map(kind => (
                <Token key={kind} kind={kind} count={countOf(hero.tokens, kind)} />
              ))}
              {mightColors
                .filter(color => (hero.might[color] ?? 0) > 0)
                .map(color => (
                  <span key={color} class="row cubes">
                    <MightSign color={color} />
                    <span class="unseen">{common.might.colors[color]}</span>
                    {hero.might[color]}
                  </span>
                ))}
            </div>
            <p class="soft">{w.carries(hero.abilities.length, cardsIn(hero.items), hero.injuries.length)}</p>
            {hero.injuryLoss > 0 ? <p>{w.injuryLoss(hero.injuryLoss)}</p> : null}
            <div class="line">
              <span class="soft">{words.people.defense}</span>
              <SumLine sum={withDifficulty(hero.defense, entry.difficulty)} />
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
