import { shuffled } from '../../../../../basics/transaction';
import { covers, type Goods, shared, times, together, without } from '../../goods';
import { meeting, multiples, price } from '../../meeting/engage';
import { type Nature, type Row, rowOf } from '../../meeting/natures';
import type { Member } from '../cards';
import { atHome, npcsWith } from '../log/facts';
import { type Answer, refused } from '../log/refusals';
import { type Army, armyIn, battleWith, type MeetingHere, nationOf, type World } from '../model';
import type { Command } from '../turn/commands';
import { Run } from '../turn/run';
import { beginWar, emptyArmy } from './wars';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** CR-3, CR-4: an army stands before creatures: armies of two or more attack at once, single ones roll each. */
export function beginMeeting(run: Run, id: string): void {
  const army = armyIn(run.state, id);
  if (!army) return;
  const there = npcsWith(run.state, army);
  run.emit({
    type: 'meetingBegan',
    meeting: {
      army: id,
      waiting: there.filter(({ members }) => members.length === 1).map(one => one.id),
      outcome: null,
      roll: null,
      attackers: there.filter(({ members }) => members.length > 1).map(one => one.id),
      phases: 1,
    },
  });
  goOn(run);
}

/** CR-4: when all have rolled, those that attack fight as one army. */
function goOn(run: Run): void {
  const { meeting: met } = run.state;
  if (!met || met.waiting.length > 0) return;
  run.emit({ type: 'meetingEnded' });
  const [first, ...others] = met.attackers.flatMap(id => armyIn(run.state, id) ?? []);
  if (!first) return;
  for (const other of others) {
    mergeArmies(run, other, first.id);
  }
  beginWar(run, first.id, met.army, { starts: first.id, phases: met.phases, defender: met.army });
}

/** CR-3: an army meets who stands on its hex; or somebody whose card the table tells. */
export function meet(world: World, { army: id, card }: Of<'meet'>): Answer {
  const army = armyIn(world, id);
  if (!army || army.nation === null) return refused('unknown');
  if (world.meeting) return refused('meeting');
  if (battleWith(world, id)) return refused('in-battle');
  const run = new Run(world);
  if (card) {
    const made = run.fresh('a');
    const member: Member = { ...card, id: run.fresh('c'), of: null };
    run.emit({ type: 'armyFormed', army: emptyArmy(made, null, card.name, army.hex, [member]) });
    if (army.hex === null) {
      run.emit({
        type: 'meetingBegan',
        meeting: { army: id, waiting: [made], outcome: null, roll: null, attackers: [], phases: 1 },
      });
      return run.done();
    }
  }
  if (npcsWith(run.state, armyIn(run.state, id) ?? army).length === 0) return refused('nobody');
  beginMeeting(run, id);
  return run.done();
}

const cardOf = (world: World, id: string | undefined): Member | undefined =>
  id === undefined ? undefined : armyIn(world, id)?.members[0];

/** EN-8: the nature that is printed on the card; one that nobody has told is aggressive. */
const natureOf = (card: Member | undefined): Nature => card?.nature ?? 'aggressive';

/** EN-1: the row of its nature, as this group reads it. */
const rowFor = ({ settings }: World, card: Member | undefined): Row => rowOf(natureOf(card), settings.rows);

/** EN-1: a D8 and the row of its nature. */
export function engage(world: World, { roll }: Of<'engage'>): Answer {
  const { meeting: met } = world;
  const card = cardOf(world, met?.waiting[0]);
  if (!met || !card) return refused('meeting');
  if (met.outcome !== null) return refused('answer');
  if (roll !== undefined && (roll < 1 || roll > 8)) return refused('roll');
  const run = new Run(world);
  const value = roll ?? run.d8();
  const row = rowFor(world, card);
  const outcome = row.results[value - 1] ?? 'attack';
  run.log({ type: 'creatureMet', who: run.name(met.army), card: card.name, roll: value, outcome }, 'EN-1');
  const result = meeting(outcome, row);
  // EN-3, EN-8: an attack and a joining leave no choice.
  if (result.result === 'attack') attacks(run, met, result.phases, result.draws);
  else if (result.result === 'join') joins(run, met);
  else run.emit({ type: 'creatureRolled', outcome, roll: value });
  return run.done();
}

/** EN-3: it attacks so many times; first it gets so many cards from the top of the deck. */
function attacks(run: Run, met: MeetingHere, phases: number, draws: number): void {
  const [id = ''] = met.waiting;
  const npc = armyIn(run.state, id);
  const deck = run.state.creatures;
  if (npc && deck && draws > 0) {
    run.emit({ type: 'cardsJoined', army: id, members: deck.slice(0, draws) });
    run.emit({ type: 'creatures', creatures: deck.slice(draws) });
  }
  run.emit({ type: 'creatureAttacks', phases });
  goOn(run);
}

/** NF-3, CR-4: one army goes over into another, with all that it has. */
function mergeArmies(run: Run, { id, members, goods, artifacts }: Army, into: string): void {
  run.emit({ type: 'cardsJoined', army: into, members });
  run.emit({ type: 'goodsGained', of: { army: into }, goods });
  run.emit({ type: 'artifactsGained', of: { army: into }, artifacts });
  run.emit({ type: 'army-gone', id });
}

function takeOver(run: Run, met: MeetingHere): void {
  const [id = ''] = met.waiting;
  const [npc, army] = [armyIn(run.state, id), armyIn(run.state, met.army)];
  if (!npc || !army) return;
  // NF-3: what lies with its flag comes with it.
  mergeArmies(run, npc, army.id);
  run.log({ type: 'creatureJoined', who: army.name, card: npc.members[0]?.name ?? npc.name }, 'EN-8');
}

function joins(run: Run, met: MeetingHere): void {
  takeOver(run, met);
  run.emit({ type: 'creatureDone' });
  goOn(run);
}

/** EN-5, EN-6: the card is shuffled into the creature deck. */
function goesBack(run: Run, met: MeetingHere): void {
  const [id = ''] = met.waiting;
  const card = cardOf(run.state, id);
  run.emit({ type: 'army-gone', id });
  if (card && run.state.creatures)
    run.emit({ type: 'creatures', creatures: shuffled(run, [...run.state.creatures, card]) });
  if (card) run.log({ type: 'creatureFled', card: card.name }, 'EN-5');
  run.emit({ type: 'creatureDone' });
  goOn(run);
}

/** EN-7: all parts of the cost so many times, from the army, and from the bank on an own settlement. */
function payFor(run: Run, army: Army, card: Member, times: number): boolean {
  const home = atHome(run.state, army);
  const bank = home ? nationOf(run.state, army.nation ?? '')?.bank : undefined;
  const none = without(army.goods, army.goods);
  const { cost, affordable } = price(card.cost, times, army.goods, bank ?? none);
  // Without a bank in the app the table pays with what lies there.
  if (!run.state.settings.bank) return true;
  if (!affordable) return false;
  const fromArmy = shared(army.goods, cost);
  run.emit({ type: 'goodsPaid', of: { army: army.id }, goods: fromArmy });
  if (bank && army.nation !== null)
    run.emit({ type: 'goodsPaid', of: { bank: army.nation }, goods: without(cost, fromArmy) });
  return true;
}

/** What may be answered to what was rolled. */
export function answersTo(world: World): readonly Of<'answer'>['answer'][] {
  const { meeting: met } = world;
  if (!met?.outcome) return [];
  const row = rowFor(world, cardOf(world, met.waiting[0]));
  const result = meeting(met.outcome, row);
  switch (result.result) {
    case 'flee':
      return ['let-go', 'joins', 'fights'];
    case 'ignore':
      return ['walk', 'again'];
    case 'recruit':
      return ['pay', 'decline'];
    default:
      return [];
  }
}

/** EN-5 to EN-7: what the table answers. */
export function answer(world: World, { answer: given }: Of<'answer'>): Answer {
  const { meeting: met } = world;
  const card = cardOf(world, met?.waiting[0]);
  const army = met ? armyIn(world, met.army) : undefined;
  if (!met?.outcome || !card || !army) return refused('meeting');
  if (!answersTo(world).includes(given)) return refused('answer');
  const run = new Run(world);
  const result = meeting(met.outcome, rowFor(world, card));
  switch (given) {
    case 'pay': {
      if (result.result !== 'recruit' || !payFor(run, army, card, result.times)) return refused('cost');
      const paid = run.state.meeting ?? met;
      joins(run, paid);
      break;
    }
    case 'decline':
      // EN-7: unpaid, it flees as in EN-5, or is rolled anew.
      if (result.result === 'recruit' && result.declined === 'flee')
        run.emit({ type: 'creatureRolled', outcome: 'flee', roll: met.roll });
      else run.emit({ type: 'creatureRolled', outcome: null, roll: null });
      break;
    case 'again':
      run.emit({ type: 'creatureRolled', outcome: null, roll: null });
      break;
    case 'walk':
    case 'let-go':
      goesBack(run, met);
      break;
    case 'joins':
      joins(run, met);
      break;
    case 'fights':
      attacks(run, met, 1, 0);
      break;
  }
  return run.done();
}

/** OD-1: for so many times its cost army and bank could pay at most whom they are about to meet. */
export function mostPaid(world: World): (typeof multiples)[number] {
  const { meeting: met } = world;
  const card = cardOf(world, met?.waiting[0]);
  const army = met ? armyIn(world, met.army) : undefined;
  if (!card || !army) return 0;
  if (!world.settings.bank) return 1;
  const held = heldFor(world, army);
  return multiples.findLast(n => covers(held, price(card.cost, n, held, held).cost)) ?? 0;
}

/** EN-7: the army's own, and the bank where it may be used. */
function heldFor(world: World, army: Army): Goods {
  const bank = atHome(world, army) ? nationOf(world, army.nation ?? '')?.bank : undefined;
  return bank ? together(army.goods, bank) : army.goods;
}

/** EN-7: what is to be paid for whom they have met; nothing where nothing is asked for. */
export function costNow(world: World): Goods | null {
  const { meeting: met } = world;
  const card = cardOf(world, met?.waiting[0]);
  if (!met?.outcome || !card) return null;
  const result = meeting(met.outcome, rowFor(world, card));
  return result.result === 'recruit' ? times(card.cost, result.times) : null;
}

/** EN-7: whether army and bank have what it costs. */
export function canPay(world: World): boolean {
  const { meeting: met } = world;
  const card = cardOf(world, met?.waiting[0]);
  const army = met ? armyIn(world, met.army) : undefined;
  if (!met?.outcome || !card || !army) return false;
  if (!world.settings.bank) return true;
  const result = meeting(met.outcome, rowFor(world, card));
  if (result.result !== 'recruit') return false;
  const held = heldFor(world, army);
  return covers(held, price(card.cost, result.times, held, held).cost);
}
