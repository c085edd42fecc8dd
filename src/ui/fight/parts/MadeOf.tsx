import type { Cubes } from '../../../stage/steps';
import { RuleRow } from '../../oathsworn/rules/RuleRow';
import { Term } from '../../oathsworn/rules/Terms';
import { Sheet } from '../../parts/frame/Sheet';
import { words } from '../../words/fight';
import { say } from '../../words/say';
import { MightCounts } from './MightCounts';
import type { Made } from './numbers';

const w = words.madeOf;

interface Props {
  name: string;
  defense: readonly Made<number>[];
  might?: readonly Made<Cubes>[];
  /** Defense tokens that lie with it. */
  tokens?: number;
  rules: readonly string[];
  onClose: () => void;
}

/** What a defense, and the might beside it, are made of. */
export function MadeOf({ name, defense, might = [], tokens = 0, rules, onClose }: Props) {
  const all = defense.reduce((sum, one) => sum + one.worth, 0);
  return (
    <Sheet title={name} onClose={onClose}>
      <h3>
        <Term of="defense">{w.defense}</Term>
      </h3>
      <dl class="steps-of">
        {defense.map((one, i) => (
          <>
            <dt>{say(one.says)}</dt>
            <dd>{i === 0 ? one.worth : one.worth < 0 ? `− ${-one.worth}` : `+ ${one.worth}`}</dd>
          </>
        ))}
        <dt>{w.all}</dt>
        <dd>{Math.max(1, all)}</dd>
      </dl>
      {all < 1 ? <p class="soft">{w.least(1)}</p> : null}
      {tokens > 0 ? <p class="soft">{w.tokens(tokens)}</p> : null}
      {might.length > 0 ? (
        <>
          <h3>{w.might}</h3>
          <dl class="steps-of">
            {might.map((one, i) => (
              <>
                <dt>{say(one.says)}</dt>
                <dd>
                  {i === 0 ? '' : '+ '}
                  <MightCounts pool={one.worth} />
                </dd>
              </>
            ))}
          </dl>
        </>
      ) : null}
      <p class="soft">{might.length > 0 ? w.enemyLater : w.friendLater}</p>
      <RuleRow ids={rules} />
    </Sheet>
  );
}
