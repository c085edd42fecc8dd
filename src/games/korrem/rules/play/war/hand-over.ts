import { covers, nothing, resources } from '../../goods';
import type { Artifact, Member } from '../cards';
import { areNear, atHome, goodsOf } from '../log/facts';
import { type Answer, type RefusalCode, refused } from '../log/refusals';
import { armyIn, battleWith, nationOf, type World } from '../model';
import type { Command, Holder } from '../turn/commands';
import { Run } from '../turn/run';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

export const nationOfHolder = (world: World, of: Holder): string | null =>
  'bank' in of ? of.bank : (armyIn(world, of.army)?.nation ?? null);
export const artifactsOf = (world: World, of: Holder): readonly Artifact[] =>
  ('bank' in of ? nationOf(world, of.bank)?.artifacts : armyIn(world, of.army)?.artifacts) ?? [];

export const isThere = (world: World, of: Holder): boolean =>
  'bank' in of ? nationOf(world, of.bank) !== undefined : armyIn(world, of.army) !== undefined;

/** GA-5, MV-4, TH-4: whether what one holds can come to the other. */
function wayProblem(world: World, from: Holder, to: Holder): RefusalCode | null {
  const [a, b] = [from, to].map(of => ('army' in of ? armyIn(world, of.army) : undefined));
  if (a && b) return areNear(world, a, b) ? null : 'apart';
  const army = a ?? b;
  // Banks hand over at any time; an army needs an own settlement that nobody occupies.
  return !army || atHome(world, army) ? null : 'bank';
}

/** MV-4, GA-5, TH-4: a hand-over, by its giver; it refuses only more than there is. */
export function give(world: World, over: Of<'give'>): Answer {
  const { from, to, goods: what = nothing, artifacts = [], members = [], points = 0 } = over;
  if (!isThere(world, from) || !isThere(world, to)) return refused('unknown');
  const way = wayProblem(world, from, to);
  if (way) return refused(way);
  const run = new Run(world);
  if (!covers(goodsOf(world, from), what)) return refused('more');
  run.emit({ type: 'goodsPaid', of: from, goods: what });
  run.emit({ type: 'goodsGained', of: to, goods: what });
  const handed = artifactsOf(world, from).filter(({ id }) => artifacts.includes(id));
  if (handed.length < artifacts.length) return refused('more');
  if (handed.length > 0) {
    run.emit({ type: 'artifactsLost', of: from, ids: artifacts });
    run.emit({ type: 'artifactsGained', of: to, artifacts: handed.map(one => ({ ...one, bearer: null })) });
  }
  if (members.length > 0) {
    const problem = handMembers(run, from, to, members);
    if (problem) return refused(problem);
  }
  if (points > 0) {
    const [giver, taker] = [nationOfHolder(world, from), nationOfHolder(world, to)];
    const chits = giver === null ? 0 : (nationOf(world, giver)?.chits ?? 0);
    if (giver === null || taker === null || chits < points) return refused('more');
    run.score(giver, -points, 'hand-over');
    run.score(taker, points, 'hand-over');
  }
  run.log({ type: 'goodsGiven', from: nameOf(run, from), to: nameOf(run, to) }, 'TH-4');
  run.judge();
  return run.done();
}

const nameOf = (run: Run, of: Holder): string => run.name('bank' in of ? of.bank : of.army);

/** MV-4, SA-5: characters change armies; none is left to machines alone. */
function handMembers(run: Run, from: Holder, to: Holder, ids: readonly string[]): RefusalCode | null {
  if (!('army' in from) || !('army' in to)) return 'unknown';
  const [giver, taker] = [armyIn(run.state, from.army), armyIn(run.state, to.army)];
  if (!giver || !taker) return 'unknown';
  if (battleWith(run.state, giver.id) || battleWith(run.state, taker.id)) return 'in-battle';
  const gone = giver.members.filter(({ id }) => ids.includes(id));
  if (gone.length < ids.length) return 'more';
  const stay = giver.members.filter(one => !gone.includes(one));
  const come = [...taker.members, ...gone];
  const machines = (all: readonly Member[]): boolean =>
    all.length > 0 && all.every(({ kind }) => kind === 'machine');
  if (machines(stay) || machines(come)) return 'machines';
  const borne = new Set(gone.map(({ id }) => id));
  const along = giver.artifacts.filter(({ bearer }) => bearer !== null && borne.has(bearer));
  run.emit({ type: 'cardsJoined', army: taker.id, members: gone });
  run.emit({ type: 'artifactsGained', of: to, artifacts: along });
  if (stay.length > 0) {
    run.emit({ type: 'cardsLeft', army: giver.id, ids });
    run.emit({ type: 'artifactsLost', of: from, ids: along.map(({ id }) => id) });
  } else {
    // What nobody is left to carry goes along.
    run.emit({ type: 'goodsGained', of: to, goods: giver.goods });
    run.emit({
      type: 'artifactsGained',
      of: to,
      artifacts: giver.artifacts.filter(one => !along.includes(one)),
    });
    run.emit({ type: 'army-gone', id: giver.id });
  }
  return null;
}

/** GA-6: steel, gold and all else that the table says is gained. */
export function gain(world: World, { to, goods: what }: Of<'gain'>): Answer {
  if (!isThere(world, to)) return refused('unknown');
  const run = new Run(world);
  run.emit({ type: 'goodsGained', of: to, goods: what });
  const got = resources.flatMap(one => (what[one] > 0 ? [[one, what[one]] as const] : []));
  run.log({ type: 'gathered', who: nameOf(run, to), goods: got }, 'GA-6');
  return run.done();
}

/** AR-1, SA-5, BG-5: a card gets an artifact; holy ones are not for unholy magic, nor the other way round. */
export function equip(world: World, { army: id, artifact: what, bearer }: Of<'equip'>): Answer {
  const army = armyIn(world, id);
  const artifact = army?.artifacts.find(one => one.id === what);
  if (!army || !artifact) return refused('unknown');
  if (battleWith(world, id)) return refused('in-battle');
  const member = bearer === null ? null : army.members.find(one => one.id === bearer);
  if (member === undefined) return refused('unknown');
  const bars = { elemental: null, holy: 'unholy', unholy: 'holy' } as const;
  if (member !== null && member.magic !== null && bars[artifact.magic] === member.magic)
    return refused('magic');
  const run = new Run(world);
  run.emit({ type: 'artifactEquipped', army: id, artifact: what, bearer });
  return run.done();
}
