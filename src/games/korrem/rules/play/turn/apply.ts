import { never } from '../../../../../basics/never';
import { apply as applyToBattle } from '../../fight/apply';
import { LOG_LENGTH } from '../../fight/log-entry';
import { type Goods, together, without } from '../../goods';
import type { Event } from '../events';
import { type Army, type BattleHere, commander, type MeetingHere, type World } from '../model';
import type { Nation } from '../nations';
import { counted, noTally } from '../records/tally';
import type { Holder } from './commands';

/** Enough for the plots of the longest game. */
const keptScores = 400;
const keptSaga = 400;

const withOne = <T>(all: Readonly<Record<string, T>>, key: string, one: T | null): Record<string, T> => {
  const { [key]: _, ...rest } = all;
  return one === null ? rest : { ...rest, [key]: one };
};

const withArmy = (world: World, id: string, change: (army: Army) => Partial<Army>): World => ({
  ...world,
  armies: world.armies.map(army => (army.id === id ? { ...army, ...change(army) } : army)),
});
const withNation = (world: World, id: string, change: (nation: Nation) => Partial<Nation>): World => ({
  ...world,
  nations: world.nations.map(nation => (nation.id === id ? { ...nation, ...change(nation) } : nation)),
});
const withWar = (world: World, id: string, change: (war: BattleHere) => Partial<BattleHere>): World => ({
  ...world,
  battles: world.battles.map(war => (war.id === id ? { ...war, ...change(war) } : war)),
});
const withMeeting = (world: World, change: (meeting: MeetingHere) => Partial<MeetingHere>): World =>
  world.meeting ? { ...world, meeting: { ...world.meeting, ...change(world.meeting) } } : world;

const withGoods = (world: World, of: Holder, change: (goods: Goods) => Goods): World =>
  'bank' in of
    ? withNation(world, of.bank, ({ bank }) => ({ bank: change(bank) }))
    : withArmy(world, of.army, ({ goods }) => ({ goods: change(goods) }));

type Artifacts = Army['artifacts'];
const withArtifacts = (world: World, of: Holder, change: (all: Artifacts) => Artifacts): World => {
  const changed = ({ artifacts }: { readonly artifacts: Artifacts }) => ({ artifacts: change(artifacts) });
  return 'bank' in of ? withNation(world, of.bank, changed) : withArmy(world, of.army, changed);
};

/** WT-5, LM-1: the next nation has as many actions as the roll, and each of its armies a roll at a landmark. */
function beginCommandPhase(before: World): World {
  const world: World = {
    ...before,
    current: before.current + 1,
    actions: before.roll,
    step: { at: 'command' },
  };
  const nation = commander(world);
  return {
    ...world,
    armies: world.armies.map(army =>
      army.nation === nation && army.rolled
        ? { ...army, rolled: false, ...(army.yields && { yields: false }) }
        : army,
    ),
  };
}

const waitingLess = ({ waiting }: MeetingHere): Partial<MeetingHere> => ({
  waiting: waiting.slice(1),
  outcome: null,
  roll: null,
});

/** Total: whatever has happened fits into every state. */
export function apply(world: World, event: Event): World {
  switch (event.type) {
    case 'observerChosen':
      return { ...world, observer: event.nation, step: { at: 'weather' }, actions: 0 };
    case 'weatherRolled':
      return { ...world, turn: world.turn + 1, roll: event.roll, order: event.order, current: -1 };
    case 'eventQueued':
      return { ...world, timeline: [...world.timeline, event.event], hadEvent: true };
    case 'eventEnded': {
      const [next, ...later] = world.timeline.slice(1);
      return { ...world, timeline: next ? [{ ...next, began: world.turn }, ...later] : [] };
    }
    case 'stepBegan':
      return { ...world, step: event.step };
    case 'commandPhaseBegan':
      return beginCommandPhase(world);
    case 'commandPhaseEnded':
      return { ...world, step: { at: 'next' }, actions: 0 };
    case 'actionsSpent':
      return { ...world, actions: world.actions - event.n };
    case 'pointsScored': {
      const { scored } = event;
      const paid = withNation(world, scored.nation, ({ chits }) => ({ chits: chits + scored.points }));
      return apply(paid, { type: 'scored', scored });
    }
    case 'gameWon':
      return { ...world, winners: event.winners };
    case 'gameContinued':
      return { ...world, goesOn: true, winners: [] };
    case 'settingsChanged':
      return { ...world, settings: event.settings };
    case 'alliancesChanged': {
      const [a, b] = event.nations;
      const others = world.allies.filter(pair => !(pair.includes(a) && pair.includes(b)));
      return { ...world, allies: event.on ? [...others, event.nations] : others };
    }
    case 'idIssued':
      return { ...world, made: world.made + 1 };
    case 'meetingBegan':
      return { ...world, meeting: event.meeting };
    case 'creatureRolled':
      return withMeeting(world, () => ({ outcome: event.outcome, roll: event.roll }));
    case 'creatureAttacks':
      return withMeeting(world, met => ({
        ...waitingLess(met),
        attackers: [...met.attackers, ...met.waiting.slice(0, 1)],
        phases: Math.max(met.phases, event.phases),
      }));
    case 'creatureDone':
      return withMeeting(world, waitingLess);
    case 'meetingEnded':
      return { ...world, meeting: null };
    case 'armyMoved':
      return withArmy(world, event.army, () => ({ hex: event.hex }));
    case 'armyReturned': {
      const { members, hex, artifacts } = event;
      return withArmy(world, event.army, () => ({ members, hex, artifacts }));
    }
    case 'cardsJoined':
      return withArmy(world, event.army, ({ members }) => ({ members: [...members, ...event.members] }));
    case 'cardsLeft':
      return withArmy(world, event.army, ({ members }) => ({
        members: members.filter(({ id }) => !event.ids.includes(id)),
      }));
    case 'bondsEnded':
      return withArmy(world, event.army, ({ members }) => ({
        members: members.map(one => ({
          ...one,
          bonds: one.bonds.filter(bond => !event.dead.includes(bond.with)),
        })),
      }));
    case 'artifactEquipped': {
      const { artifact, bearer } = event;
      return withArtifacts(world, { army: event.army }, all =>
        all.map(one => (one.id === artifact ? { ...one, bearer } : one)),
      );
    }
    case 'landmarkRolled':
      return withArmy(world, event.army, () => ({ rolled: true }));
    case 'landmarkYields':
      return withArmy(world, event.army, () => ({ yields: event.on }));
    case 'goodsGained':
      return withGoods(world, event.of, goods => together(goods, event.goods));
    case 'goodsPaid':
      return withGoods(world, event.of, goods => without(goods, event.goods));
    case 'goodsCorrected':
      return withGoods(world, event.of, () => event.goods);
    case 'artifactsGained':
      return withArtifacts(world, event.of, all => [...all, ...event.artifacts]);
    case 'artifactsLost':
      return withArtifacts(world, event.of, all => all.filter(({ id }) => !event.ids.includes(id)));
    case 'handChanged':
      return withNation(world, event.nation, ({ hand }) => ({ hand: hand + event.by }));
    case 'handCorrected':
      return withNation(world, event.nation, () => ({ hand: event.n }));
    case 'pilesChanged':
      return withNation(world, event.nation, () => ({ piles: event.piles }));
    case 'questAdded':
      return withNation(world, event.nation, ({ quests }) => ({ quests: [...quests, event.quest] }));
    case 'questCounted':
      return withNation(world, event.nation, ({ quests }) => ({
        quests: quests.map(one => (one.name === event.name ? { ...one, count: event.count } : one)),
      }));
    case 'bazaarUsed':
      return withNation(world, event.nation, () => ({ bazaar: true }));
    case 'noteWritten':
      return withNation(world, event.nation, () => ({ note: event.text }));
    case 'observerCorrected':
      return { ...world, observer: event.nation };
    case 'actionsCorrected':
      return { ...world, actions: event.n };
    case 'armyFormed':
    case 'army': {
      const { army } = event;
      return {
        ...world,
        armies: world.armies.some(({ id }) => id === army.id)
          ? world.armies.map(one => (one.id === army.id ? army : one))
          : [...world.armies, army],
      };
    }
    case 'army-gone':
      return { ...world, armies: world.armies.filter(({ id }) => id !== event.id) };
    case 'nation':
      return withNation(world, event.id, () => event.change);
    case 'now':
      return { ...world, ...event.change };
    case 'scored':
      return { ...world, scores: [...world.scores, event.scored].slice(-keptScores) };
    case 'land':
      return { ...world, lands: withOne(world.lands, event.hex, event.tile) };
    case 'settlement':
      return { ...world, settlements: withOne(world.settlements, event.hex, event.holding) };
    case 'bag':
      return { ...world, bag: event.bag };
    case 'hand':
      return { ...world, hands: { ...world.hands, [event.nation]: event.tiles } };
    case 'creatures':
      return { ...world, creatures: event.creatures };
    case 'war': {
      const { war } = event;
      return {
        ...world,
        battles: world.battles.some(({ id }) => id === war.id)
          ? world.battles.map(one => (one.id === war.id ? war : one))
          : [...world.battles, war],
      };
    }
    case 'retreatRolled':
      return withWar(world, event.id, () => ({ leaving: event.leaving }));
    case 'armyFled':
      return withWar(world, event.id, ({ left }) => ({
        leaving: null,
        left: { ...left, [event.army]: event.hex },
      }));
    case 'war-gone':
      return { ...world, battles: world.battles.filter(({ id }) => id !== event.id) };
    case 'battle':
      return withWar(world, event.id, ({ battle }) => ({ battle: applyToBattle(battle, event.event) }));
    case 'logged':
      return { ...world, log: [...world.log, event.entry].slice(-LOG_LENGTH) };
    case 'noted':
      return {
        ...world,
        saga: [...(world.saga ?? []), ...event.lines].slice(-keptSaga),
        tally: event.counts.reduce(counted, world.tally ?? noTally),
      };
    case 'rolled':
      return { ...world, stream: event.stream };
    default:
      return never(event);
  }
}
