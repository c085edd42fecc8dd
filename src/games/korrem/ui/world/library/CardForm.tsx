import { useEffect, useState } from 'preact/hooks';
import { twinOf } from '../../../../../play/near-names';
import { Sheet } from '../../../../../ui/parts/frame/Sheet';
import { DidYouMean, NameField } from '../../../../../ui/parts/input/NameField';
import { Numbers } from '../../../../../ui/parts/input/Numbers';
import { Stepper } from '../../../../../ui/parts/input/Stepper';
import { Toggle } from '../../../../../ui/parts/input/Toggle';
import { say } from '../../../../../ui/words/say';
import { cardNamed } from '../../../rules/box/cards';
import { asKnown } from '../../../rules/box/twins';
import { NAME_LENGTH } from '../../../rules/fields';
import { unsureNumbers } from '../../../rules/fight/model';
import { nothing, resources } from '../../../rules/goods';
import { natures } from '../../../rules/meeting/natures';
import type { Member } from '../../../rules/play/cards';
import { realms } from '../../../rules/world/creatures';
import { memberOf } from '../../../sample/short-game';
import { lookIntoBox, teach } from '../../../table/box';
import { lobbyWords } from '../../../words/lobby';
import { resourceNames } from '../../../words/names';
import { wsheets } from '../../../words/world-sheets';
import { wui } from '../../../words/world-ui';
import { Abilities, mostPrinted } from '../../battle/Abilities';
import { GoodsSteppers } from '../sheets/Goods';
import { knownCards } from './known';

const w = wsheets.cards;
const numbers = ['attack', 'defense', 'health', 'speed'] as const;

interface Props {
  readonly creature?: boolean;
  /** Whether it is kept in the box by itself. */
  readonly kept?: boolean;
  readonly onDone: (card: Member) => void;
  readonly onClose: () => void;
}

/** TE-1: a card of the group's own box, by what is needed now; the name of a known one brings the rest. */
export function CardForm({ creature = false, kept = true, onDone, onClose }: Props) {
  const [card, setCard] = useState<Member>(() =>
    memberOf('new', {
      name: '',
      attack: 1,
      defense: 0,
      health: 4,
      speed: 0,
      nature: null,
      unsure: unsureNumbers,
    }),
  );
  useEffect(() => {
    lookIntoBox().catch(console.error);
  }, []);
  const known = knownCards(creature);
  const names = known.map(({ name }) => name);
  /** A name that is nearly one that is known, until somebody has said which card it is. */
  const [twin, setTwin] = useState<string | undefined>(undefined);
  const done = (): void => {
    if (kept) teach(card, wsheets.box.name, say).catch(console.error);
    onDone(card);
  };
  const toggle = (what: 'flying' | 'seafaring' | 'barter', text: string) => (
    <Toggle isOn={card[what]} onClick={() => setCard({ ...card, [what]: !card[what] })}>
      {text}
    </Toggle>
  );
  return (
    <Sheet title={w.title} onClose={onClose}>
      <NameField
        maxLength={NAME_LENGTH}
        label={wui.name}
        value={card.name}
        known={names}
        onInput={name => {
          setTwin(undefined);
          setCard(cardNamed(known, name) ?? { ...card, name });
        }}
        onFound={name => {
          const same = cardNamed(known, name);
          if (same) onDone(same);
        }}
      />
      {creature ? (
        <>
          <fieldset class="choices">
            <legend>{card.nature === null ? w.open(w.nature) : w.nature}</legend>
            {natures.map(nature => (
              <Toggle key={nature} isOn={card.nature === nature} onClick={() => setCard({ ...card, nature })}>
                {lobbyWords.meet.natures[nature]}
              </Toggle>
            ))}
          </fieldset>
          <fieldset class="choices">
            <legend>{w.realm}</legend>
            {realms.map(realm => (
              <Toggle key={realm} isOn={card.realm === realm} onClick={() => setCard({ ...card, realm })}>
                {wsheets.realms[realm]}
              </Toggle>
            ))}
          </fieldset>
        </>
      ) : null}
      {numbers.map(name => (
        <div key={name} class="ko-answers">
          <span class="ko-label">{card.unsure?.includes(name) ? w.open(w[name]) : w[name]}</span>
          <Numbers
            label={w[name]}
            value={card.unsure?.includes(name) ? 'any' : card[name]}
            low={name === 'health' ? 1 : 0}
            high={mostPrinted}
            most={99}
            onPick={n =>
              setCard({ ...card, [name]: n, unsure: (card.unsure ?? []).filter(one => one !== name) })
            }
          />
        </div>
      ))}
      <div class="ko-answers">
        {toggle('flying', w.flies)}
        {toggle('seafaring', w.sails)}
        {creature ? null : toggle('barter', w.barters)}
        {creature ? null : (
          <Toggle
            isOn={card.kind === 'machine'}
            onClick={() => setCard({ ...card, kind: card.kind === 'machine' ? 'character' : 'machine' })}
          >
            {w.machine}
          </Toggle>
        )}
      </div>
      {creature ? (
        <div class="ko-answers">
          <span>{w.points}</span>
          <Stepper
            label={w.points}
            value={card.points}
            low={0}
            high={25}
            onChange={points => setCard({ ...card, points })}
          />
        </div>
      ) : (
        <div class="ko-answers">
          <span>{w.gathers}</span>
          {resources.slice(0, 5).map(one => (
            <Toggle
              key={one}
              isOn={card.gathers.includes(one)}
              onClick={() =>
                setCard({
                  ...card,
                  gathers: card.gathers.includes(one)
                    ? card.gathers.filter(other => other !== one)
                    : [...card.gathers, one],
                })
              }
            >
              {resourceNames[one]}
            </Toggle>
          ))}
        </div>
      )}
      <details class="hero-more unfolds">
        <summary>{w.cost}</summary>
        <GoodsSteppers goods={card.cost ?? nothing} onChange={cost => setCard({ ...card, cost })} />
      </details>
      <Abilities abilities={card.abilities} onChange={abilities => setCard({ ...card, abilities })} />
      {twin === undefined ? (
        <div class="ko-answers">
          <button
            type="button"
            class="btn main big"
            disabled={card.name.trim() === '' || (creature && card.nature === null)}
            onClick={() => {
              const near = cardNamed(known, card.name) ? undefined : twinOf(names, card.name);
              if (near === undefined) done();
              else setTwin(near);
            }}
          >
            {w.done}
          </button>
        </div>
      ) : (
        <DidYouMean
          twin={twin}
          onTwin={() => {
            const same = cardNamed(known, twin);
            setTwin(undefined);
            if (same) setCard(asKnown(same, card));
          }}
          onOther={done}
        />
      )}
    </Sheet>
  );
}
