import { useState } from 'preact/hooks';
import {
  type Counter,
  type Counting,
  countersOf,
  restartsOf,
  wholeOrder,
} from '../../../rules/duel/queries/counting';
import { countsOf } from '../../../rules/duel/queries/counts';
import type { DuelPlay } from '../../../table/play';
import { counterWords } from '../../../words/table';
import { Answer, Asking } from '../dock/Asking';

const w = counterWords;
const nothing: Counting = { order: [], restarts: {} };

interface Props {
  readonly table: DuelPlay;
  /** HX-7: the counters go down once more, by Waxing Moon. */
  readonly waxing?: boolean;
}

/** HX-5, HX-6: the counters go down, in the usual order or as Hexen choose, one after the other. */
export function Counters({ table, waxing = false }: Props) {
  const duel = table.state.value;
  const [told, setTold] = useState<Counting | undefined>(undefined);
  const [ending, setEnding] = useState<Counter | undefined>(undefined);
  const counters = countersOf(duel);
  const send = (some: Partial<Counting>): void => {
    setTold(undefined);
    if (waxing) table.send({ do: 'power', asked: { skill: 'waxingMoon', ...some } });
    else table.send({ do: 'count', ...some });
  };
  if (!told)
    return (
      <Asking text={waxing ? w.waxing : w.counters} lines={{ table }}>
        {countsOf(duel).map(({ restarts }) => (
          <Answer
            key={JSON.stringify(restarts)}
            text={restarts ? w.restart(Object.entries(restarts)) : w.count}
            main={!restarts}
            onClick={() => send(restarts ? { restarts } : {})}
          />
        ))}
        {counters.length > 1 ? <Answer text={w.inOrder} onClick={() => setTold(nothing)} /> : null}
      </Asking>
    );
  const takes = (one: Counter, to: string | undefined): void => {
    const next: Counting = {
      order: [...told.order, one.name],
      restarts: to === undefined ? told.restarts : { ...told.restarts, [one.at]: to },
    };
    setEnding(undefined);
    const left = counters.filter(({ name }) => !next.order.includes(name));
    if (left.length > 0) setTold(next);
    else send({ ...next, order: wholeOrder(duel, next) });
  };
  if (ending)
    return (
      <Asking text={w.ends(ending.at)}>
        {restartsOf(duel, told, ending).map(to => (
          <Answer key={to} text={w.goesOn(to)} onClick={() => takes(ending, to)} />
        ))}
        <Answer text={w.endsForGood} onClick={() => takes(ending, undefined)} />
      </Asking>
    );
  return (
    <Asking text={w.next(told.order.length + 1)}>
      {counters
        .filter(({ name }) => !told.order.includes(name))
        .map(one => (
          <Answer
            key={one.name}
            text={w[one.kind](one.at, one.count)}
            onClick={() => (restartsOf(duel, told, one).length > 0 ? setEnding(one) : takes(one, undefined))}
          />
        ))}
      <Answer text={w.letGo} onClick={() => setTold(undefined)} />
    </Asking>
  );
}
