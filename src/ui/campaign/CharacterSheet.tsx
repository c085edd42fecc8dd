import { useState } from 'preact/hooks';
import { type Character, type Injury, maxAnimusOf, permanentTokens, regenOf } from '../../campaign/character';
import { carryingAdvice, defenseOf, rangeOf } from '../../campaign/items';
import { LAST_LEVEL } from '../../campaign/levels';
import type { Sum } from '../../campaign/sum';
import { countOf, TOKEN_KINDS } from '../../campaign/tokens';
import { has } from '../../campaign/traits';
import { Icon, Stroke } from '../parts/Icon';
import { Stepper } from '../parts/Stepper';
import { hrefTo } from '../shell/router';
import { words } from '../words/campaign';
import { classNames, tokenNames } from '../words/campaign-names';
import { say } from '../words/say';
import { CardList } from './CardList';
import { InjurySheet } from './CardSheets';
import { iconOf } from './classes';
import { useCompany } from './context';
import { Items } from './Items';
import { NumberField } from './NumberField';
import { OneLine } from './OneLine';
import { RuleTag, SumLine } from './RuleTag';
import { Sums } from './Sums';
import { SwapRow } from './SwapRow';

const w = words.people;

/** One character's sheet; whatever is written here by hand against a rule is marked above. */
export function CharacterSheet({ c }: { c: Character }) {
  const company = useCompany();
  const defense = defenseOf(c.kind, c.items);
  return (
    <>
      <header class="panel part person">
        <div class="row">
          <a
            class="btn square quiet"
            href={hrefTo('company', company.id, 'people')}
            aria-label={words.page.tabs.people}
          >
            <Stroke of="back" />
          </a>
          <Icon of={iconOf(c.class)} />
          <div class="grow">
            <h2>{c.name}</h2>
            <p class="soft">
              {classNames[c.class]} · {words.found.kinds[c.kind]} · {w.level(c.level)}
              {c.fate === 'active' ? '' : ` · ${c.fate === 'dead' ? w.dead : w.away}`}
            </p>
          </div>
        </div>
        {c.fate === 'active' ? <SwapRow c={c} /> : null}
      </header>
      <div class="columns">
        <section class="panel part" aria-label={w.values}>
          <h3>{w.values}</h3>
          <Explained label={w.defense} sum={defense} />
          <Explained label={w.maxAnimus} sum={maxAnimusOf(c)} />
          <Explained label={w.regenWord} sum={regenOf(c)} />
          <p class="soft">{w.range(rangeOf(c.items))}</p>
          <Numbers c={c} />
        </section>
        <section class="panel part" aria-label={w.items}>
          <h3>{w.items}</h3>
          {carryingAdvice(c.items).map(advice => (
            <p key={advice.say} class="wrong-note">
              {say(advice)} <RuleTag rule="CP-3" />
            </p>
          ))}
          <Items items={c.items} at={{ who: c.id }} />
          <details class="fold unfolds">
            <summary>{w.sums}</summary>
            <Sums c={c} />
          </details>
        </section>
        <Tokens c={c} />
        <Injuries c={c} />
        <CardList c={c} />
      </div>
    </>
  );
}

function Explained({ label, sum }: { label: string; sum: Sum | null }) {
  return (
    <div class="line">
      <span class="soft">{label}</span>
      {sum ? <SumLine sum={sum} /> : <span>{w.notRead}</span>}
    </div>
  );
}

/** A HP die shows no more; above the difficulty's most a mark says so (OWN-16). */
const DIE = 6;

function Numbers({ c }: { c: Character }) {
  const company = useCompany();
  const line = (label: string, value: number, low: number, high: number, set: (n: number) => void) => (
    <div class="line">
      <span class="soft">{label}</span>
      <Stepper label={`${label}: ${c.name}`} value={value} low={low} high={high} onChange={set} />
    </div>
  );
  const write = (part: {
    level?: number;
    iron?: number;
    hp?: number;
    boardAnimus?: number;
    boardRegen?: number;
  }) => company.send({ set: 'member', who: c.id, ...part });
  return (
    <>
      {line(w.levelWord, c.level, 1, LAST_LEVEL, level => write({ level }))}
      <NumberField
        label={w.iron}
        full={`${w.iron}: ${c.name}`}
        value={c.iron}
        high={9999}
        onSay={iron => write({ iron })}
      />
      {c.hp === null ? null : line(w.hp, c.hp, 0, DIE, hp => write({ hp }))}
      {c.kind === 'full' ? (
        <>
          {line(w.animus, c.boardAnimus ?? 0, 0, 20, boardAnimus => write({ boardAnimus }))}
          {line(w.regen, c.boardRegen ?? 0, 0, 20, boardRegen => write({ boardRegen }))}
        </>
      ) : null}
      <OneLine
        label={`${w.name}: ${c.name}`}
        button={words.sheet.write}
        onSay={name => company.send({ set: 'member', who: c.id, name })}
      />
    </>
  );
}

function Tokens({ c }: { c: Character }) {
  const company = useCompany();
  const all = permanentTokens(c);
  const inChapter = c.hp !== null;
  return (
    <section class="panel part" aria-label={w.permanent}>
      <h3>{w.permanent}</h3>
      {TOKEN_KINDS.map(kind => {
        const grown = countOf(all, kind) - countOf(c.permanent, kind);
        return (
          <div key={kind} class="line">
            <span>
              {tokenNames[kind]} {grown > 0 ? <span class="soft">+{grown}</span> : null}
            </span>
            <Stepper
              label={`${w.permanent}: ${tokenNames[kind]}`}
              value={countOf(c.permanent, kind)}
              low={0}
              high={9}
              onChange={count => company.send({ set: 'permanent', who: c.id, token: kind, count })}
            />
          </div>
        );
      })}
      {inChapter ? (
        <>
          <h3>{w.tokens}</h3>
          {TOKEN_KINDS.map(kind => (
            <div key={kind} class="line">
              <span>{tokenNames[kind]}</span>
              <Stepper
                label={`${w.tokens}: ${tokenNames[kind]}`}
                value={countOf(c.tokens, kind)}
                low={0}
                high={9}
                onChange={count => company.send({ set: 'token', who: c.id, token: kind, count })}
              />
            </div>
          ))}
        </>
      ) : null}
    </section>
  );
}

function Injuries({ c }: { c: Character }) {
  const company = useCompany();
  const [open, setOpen] = useState<Injury | undefined>(undefined);
  return (
    <section class="panel part" aria-label={w.injuries}>
      <h3>{w.injuries}</h3>
      <ul class="bare stack">
        {c.injuries.map(injury => (
          <li key={injury.id} class="line">
            <button type="button" class="btn grow card-name" onClick={() => setOpen(injury)}>
              {injury.name} <span class="soft">{injury.text ?? ''}</span>
            </button>
            <button
              type="button"
              class="btn square"
              aria-label={w.healed(injury.name)}
              onClick={() => company.send({ set: 'healed', who: c.id, injury: injury.id })}
            >
              <Stroke of="close" />
            </button>
          </li>
        ))}
      </ul>
      {has(company.state.value.traits, 'trueGrit') ? (
        <p class="soft">
          {w.trueGrit} <RuleTag rule="TR-11" />
        </p>
      ) : null}
      <OneLine
        label={w.addInjury}
        button={words.course.add}
        empty={w.oneInjury}
        onSay={name => company.send({ set: 'injury', who: c.id, name })}
      />
      {open ? <InjurySheet who={c.id} card={open} onClose={() => setOpen(undefined)} /> : null}
    </section>
  );
}
