import { covers, goods } from '../../goods';
import { landmarks, rollFor } from '../../world/landmarks';
import type { Artifact } from '../cards';
import { type Answer, refused } from '../log/refusals';
import { type Army, armyIn, commander, nationOf, type World } from '../model';
import type { Command } from '../turn/commands';
import { Run } from '../turn/run';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

const landmarkOf = (world: World, army: Army) => {
  const name = army.hex === null ? null : (world.lands[army.hex]?.landmark ?? null);
  return name === null ? undefined : landmarks[name];
};

/** LM-1, LM-2: the one roll of an army at a landmark in its own Command Phase. */
export function landmark(world: World, { army: id, roll }: Of<'landmark'>): Answer {
  const army = armyIn(world, id);
  if (!army || army.nation === null || army.nation !== commander(world)) return refused('unknown');
  const here = landmarkOf(world, army);
  const from = here && rollFor(here);
  if (!here || from === null || from === undefined) return refused('no-landmark');
  if (army.rolled) return refused('rolled');
  if (roll !== undefined && (roll < 1 || roll > 8)) return refused('roll');
  const run = new Run(world);
  const value = roll ?? run.d8();
  const gets = value >= from;
  run.emit({ type: 'landmarkRolled', army: id });
  run.log({ type: 'landmarkRolled', who: army.name, roll: value, gets }, 'LM-1');
  if (!gets) return run.done();
  const { power } = here;
  const [top] = world.creatures ?? [];
  if (power.is === 'draft' && top && covers(army.goods, top.cost)) {
    run.emit({ type: 'cardsJoined', army: id, members: [top] });
    run.emit({ type: 'goodsPaid', of: { army: id }, goods: top.cost });
    run.emit({ type: 'creatures', creatures: world.creatures?.slice(1) ?? [] });
    run.log({ type: 'enlisted', who: army.name, card: top.name }, 'LM-2');
  }
  const sold = power.is === 'bazaar' && nationOf(world, army.nation)?.bazaar === false;
  if (power.is === 'mine' || sold) run.emit({ type: 'landmarkYields', army: id, on: true });
  return run.done();
}

/** LM-2: so many of one kind that the mine has. */
export function mine(world: World, { army: id, take }: Of<'mine'>): Answer {
  const army = armyIn(world, id);
  const power = army && landmarkOf(world, army)?.power;
  if (army && army.nation !== commander(world)) return refused('unknown');
  if (!army || power?.is !== 'mine' || !army.yields) return refused('no-landmark');
  if (!power.of.includes(take)) return refused('rate');
  const run = new Run(world);
  run.emit({ type: 'landmarkYields', army: id, on: false });
  run.emit({ type: 'goodsGained', of: { army: id }, goods: goods({ [take]: power.n }) });
  run.log({ type: 'gathered', who: army.name, goods: [[take, power.n]] }, 'LM-2');
  return run.done();
}

/** LM-2: one artifact for its gold, once for each player in a game. */
export function bazaar(world: World, { army: id, name, points }: Of<'bazaar'>): Answer {
  const army = armyIn(world, id);
  const power = army && landmarkOf(world, army)?.power;
  if (army && army.nation !== commander(world)) return refused('unknown');
  if (!army || army.nation === null || power?.is !== 'bazaar' || !army.yields) return refused('no-landmark');
  if (!covers(army.goods, power.cost)) return refused('rate');
  const run = new Run(world);
  const artifact: Artifact = { id: run.fresh('t'), name, magic: 'elemental', points, bearer: null };
  run.emit({ type: 'landmarkYields', army: id, on: false });
  run.emit({ type: 'goodsPaid', of: { army: id }, goods: power.cost });
  run.emit({ type: 'artifactsGained', of: { army: id }, artifacts: [artifact] });
  run.emit({ type: 'bazaarUsed', nation: army.nation });
  run.log({ type: 'cardDrawn', name, kind: 'artifact' }, 'LM-2');
  return run.done();
}

/** LM-2: so many of one kind for one of any, as often as the army can pay; at a mine, what it gave. */
export function trade(world: World, { army: id, give: from, take }: Of<'trade'>): Answer {
  const army = armyIn(world, id);
  if (!army || army.nation !== commander(world)) return refused('unknown');
  const power = landmarkOf(world, army)?.power;
  if (power?.is !== 'rate') return refused('no-landmark');
  const paid = goods({ [from]: power.n });
  if (from === take || !covers(army.goods, paid)) return refused('rate');
  const run = new Run(world);
  run.emit({ type: 'goodsPaid', of: { army: id }, goods: paid });
  run.emit({ type: 'goodsGained', of: { army: id }, goods: goods({ [take]: 1 }) });
  run.log({ type: 'gathered', who: army.name, goods: [[take, 1]] }, 'LM-2');
  return run.done();
}

/** What a landmark that an army stands on offers. */
export const landmarkHere = landmarkOf;
