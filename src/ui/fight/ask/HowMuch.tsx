import { useState } from 'preact/hooks';
import type { Hit, Outcome } from '../../../might/event';
import type { Drawn } from '../../../table/fight/happened';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words/fight';
import { useFight } from '../parts/context';
import { nameIn } from '../parts/nameIn';
import { Reckoning } from './Reckoning';

const w = words.howMuch;

interface HowMuchProps {
  drawn: Drawn;
  hit: Hit;
  /** The name stands beside it. */
  short?: boolean;
}

/** One target's loss in a line; a tap opens how it came about, card by card. */
export function HowMuch({ drawn, hit, short = false }: HowMuchProps) {
  const view = useFight().view.value;
  const [open, setOpen] = useState(false);
  const name = nameIn(view, hit.target);
  const sum = words.ask.sum(hit.damage, hit.defense, hit.hpLost);
  const said = short ? sum : `${name}: ${sum}`;
  return (
    <>
      <button type="button" class="sum opens" onClick={() => setOpen(true)}>
        {said}
      </button>
      {open ? (
        <Sheet title={w.title(name)} onClose={() => setOpen(false)}>
          <Reckoning drawn={drawn} damage={hit.damage} hit={hit} />
        </Sheet>
      ) : null}
    </>
  );
}

/** The damage of a draw, or that it missed; a tap opens which cards made it. */
export function DamageOf({ drawn, outcome }: { drawn: Drawn; outcome: Outcome }) {
  const [open, setOpen] = useState(false);
  const said = outcome.missed ? words.ask.miss : words.ask.damage(outcome.damage);
  return (
    <>
      <button
        type="button"
        class={outcome.missed ? 'draw-sum miss opens' : 'draw-sum opens'}
        onClick={() => setOpen(true)}
      >
        {said}
      </button>
      {open ? (
        <Sheet title={said} onClose={() => setOpen(false)}>
          <Reckoning
            drawn={drawn}
            damage={outcome.damage}
            blanks={outcome.missed ? outcome.blanks : undefined}
          />
        </Sheet>
      ) : null}
    </>
  );
}
