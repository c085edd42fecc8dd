import { covers, type Goods, nothing } from '../../goods';
import type { Member } from '../cards';
import { type Answer, type RefusalCode, refused } from '../log/refusals';
import { armyIn, battleWith, commander, nationOf, type World } from '../model';
import type { Command } from '../turn/commands';
import { Run } from '../turn/run';
import { emptyArmy } from '../war/wars';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** TH-2: where a card may be enlisted, and the army that it joins. */
function intoArmy(run: Run, nation: string, hex: string | null, card: Member): RefusalCode | null {
  const { settings, settlements } = run.state;
  if (settings.map) {
    const holding = hex === null ? undefined : settlements[hex];
    if (holding?.owner !== nation) return 'place';
    // TH-5: through an occupied settlement nobody uses the bank.
    if (holding.occupier !== null) return 'occupied';
  }
  const army = run.state.armies.find(
    one => one.nation === nation && one.hex === hex && !battleWith(run.state, one.id),
  );
  // SA-5: no army of machines alone.
  if ([...(army?.members ?? []), card].every(({ kind }) => kind === 'machine')) return 'machines';
  if (army) run.emit({ type: 'cardsJoined', army: army.id, members: [card] });
  else
    run.emit({ type: 'armyFormed', army: emptyArmy(run.fresh('a'), nation, run.name(nation), hex, [card]) });
  return null;
}

function payBank(run: Run, nation: string, cost: Goods): boolean {
  if (!run.state.settings.bank) return true;
  const bank = nationOf(run.state, nation)?.bank ?? nothing;
  if (!covers(bank, cost)) return false;
  run.emit({ type: 'goodsPaid', of: { bank: nation }, goods: cost });
  return true;
}

/** TH-2, TH-3, TH-5: the top of a pile, for its cost, onto an own settlement; summons go to the hand, free. */
export function enlist(world: World, { nation: id, pile: n, hex, by }: Of<'enlist'>): Answer {
  const nation = nationOf(world, id);
  const pile = nation?.piles[n];
  const top = pile?.cards[0];
  const who = commander(world);
  if (who === null) return refused('step');
  if (!nation || !pile || !top) return refused('pile');
  if (pile.from !== null && world.turn < pile.from) return refused('waits');
  const run = new Run(world);
  run.emit({
    type: 'pilesChanged',
    nation: id,
    piles: nation.piles.map((one, i) => (i === n ? { cards: one.cards.slice(1), from: null } : one)),
  });
  if (by !== undefined) {
    const problem = occupierEnlists(run, id, n, hex, by, top);
    if (problem) return refused(problem);
  } else {
    if (id !== who) return refused('not-yours');
    if (top.kind === 'summon') {
      run.emit({ type: 'handChanged', nation: id, by: 1 });
      run.log({ type: 'cardTaken', who: nation.name }, 'TH-2');
      return run.done();
    }
    if (!payBank(run, id, top.cost)) return refused('cost');
    const problem = intoArmy(run, id, hex, top);
    if (problem) return refused(problem);
  }
  run.log({ type: 'enlisted', who: run.name(by ?? id), card: top.name }, 'TH-2');
  return run.done();
}

/** TH-5: the occupier enlists from one pile at a village and two at a kingdom, into the army there. */
function occupierEnlists(
  run: Run,
  owner: string,
  pile: number,
  hex: string | null,
  by: string,
  card: Member,
): RefusalCode | null {
  const army = armyIn(run.state, by);
  const holding = hex === null ? undefined : run.state.settlements[hex];
  if (!army || army.nation === null || army.nation !== commander(run.state)) return 'not-yours';
  if (holding?.owner !== owner || holding.occupier !== army.nation || army.hex !== hex) return 'place';
  if (pile >= (holding.kind === 'kingdom' ? 2 : 1)) return 'pile';
  const bank = nationOf(run.state, army.nation)?.bank ?? nothing;
  if (run.state.settings.bank) {
    const pays = covers(army.goods, card.cost) ? { army: by } : { bank: army.nation };
    if ('bank' in pays && !covers(bank, card.cost)) return 'cost';
    run.emit({ type: 'goodsPaid', of: pays, goods: card.cost });
  }
  run.emit({ type: 'cardsJoined', army: by, members: [card] });
  return null;
}

/** TH-2: a card of a deck that lies on the table. */
export function recruit(world: World, { nation: id, card, hex }: Of<'recruit'>): Answer {
  if (!nationOf(world, id)) return refused('unknown');
  const run = new Run(world);
  if (!payBank(run, id, card.cost)) return refused('cost');
  const problem = intoArmy(run, id, hex, { ...card, id: run.fresh('c'), of: id });
  if (problem) return refused(problem);
  run.log({ type: 'enlisted', who: run.name(id), card: card.name }, 'TH-2');
  return run.done();
}

/** TH-3: for one action the top of a pile goes to its bottom; what it reveals waits for the next Nation Turn. */
export function cycle(world: World, { pile: n }: Of<'cycle'>): Answer {
  const who = commander(world);
  const nation = who === null ? undefined : nationOf(world, who);
  const pile = nation?.piles[n];
  if (!nation) return refused('step');
  const [top, ...rest] = pile?.cards ?? [];
  if (!top) return refused('pile');
  if (world.actions < 1) return refused('actions');
  const run = new Run(world);
  run.emit({ type: 'actionsSpent', n: 1 });
  run.emit({
    type: 'pilesChanged',
    nation: nation.id,
    piles: nation.piles.map((one, i) => (i === n ? { cards: [...rest, top], from: world.turn + 1 } : one)),
  });
  run.log({ type: 'cycled', who: nation.name }, 'TH-3');
  return run.done();
}

/** TH-1: the owner splits the deck as they like: so many from the bottom of one pile under another. */
export function split(world: World, { nation: id, from, to, n }: Of<'split'>): Answer {
  const nation = nationOf(world, id);
  const [one, other] = [nation?.piles[from], nation?.piles[to]];
  if (!nation || !one || !other || from === to) return refused('pile');
  if (n > one.cards.length) return refused('more');
  const run = new Run(world);
  const kept = one.cards.length - n;
  run.emit({
    type: 'pilesChanged',
    nation: id,
    piles: nation.piles.map((pile, i) =>
      i === from
        ? { ...pile, cards: pile.cards.slice(0, kept) }
        : i === to
          ? { ...pile, cards: [...pile.cards, ...one.cards.slice(kept)] }
          : pile,
    ),
  });
  return run.done();
}
