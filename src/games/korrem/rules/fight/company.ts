import { draw } from '../../../../basics/random';
import { type Attracting, attract as attractionOf, usualFaces } from '../battle/attract';
import { type BondType, has } from '../battle/card';
import { setupProblems } from '../battle/setup';
import { adjacent, nameOf, same } from '../battle/space';
import { type Battle, type Command, type Fighter, fighterOf, noMarks } from './model';
import { isHeld } from './phases';
import { type Answer, refused } from './refusals';
import { Run } from './run';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;
const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });

/** BG-4: the Attacker from the second own phase on, the Defender from the first; nobody in the Engagement. */
export function maySummon(battle: Battle): boolean {
  if (battle.step !== 'own' || battle.phase <= 1) return false;
  const defender = battle.defender ?? battle.armies[0].id;
  return battle.acting === defender || (battle.had?.[battle.acting] ?? 0) >= 2;
}

/** BG-4: adjacent to its summoner; the cost is the table's, or the army's on the map. */
export function summon(battle: Battle, { card, by }: Of<'summon'>): Answer {
  const summoner = fighterOf(battle, by);
  if (!summoner || summoner.side !== card.side || card.kind !== 'summon' || fighterOf(battle, card.id))
    return refused('card');
  const inSetup = battle.step === 'setup' && summoner.side !== (battle.defender ?? battle.armies[0].id);
  if (!inSetup && (!maySummon(battle) || summoner.side !== battle.acting)) return refused('summon');
  if (!battle.light && !adjacent(summoner.at, card.at)) return refused('summon-far');
  if (battle.cards.some(({ at }) => same(at, card.at))) return refused('taken');
  const run = new Run(battle);
  run.emit({ type: 'came', card });
  run.log({ type: 'summoned', who: summoner.name, card: card.name }, 'BG-4', by);
  return done(run);
}

/** BG-4: at any time a summon goes to the hand, and loses all that it had. */
export function dispel(battle: Battle, { id }: Of<'dispel'>): Answer {
  const card = fighterOf(battle, id);
  if (card?.kind !== 'summon') return refused('card');
  const run = new Run(battle);
  run.log({ type: 'dispelled', who: card.name }, 'BG-4', id);
  run.emit({ type: 'gone', id });
  if (battle.cards.some(({ bonds }) => bonds.some(bond => bond.with === id)))
    run.emit({ type: 'bondsEnded', with: id });
  run.settle();
  return done(run);
}

/** AR-2: in an Attack Phase a card uses its artifact once, or passes one once to another of its side. */
export function artifact(battle: Battle, { id, to }: Of<'artifact'>): Answer {
  const card = fighterOf(battle, id);
  if (!card || card.artifacts < 1) return refused('card');
  if (battle.step !== 'own' || card.side !== battle.acting) return refused('phase');
  const marks = battle.marks ?? noMarks;
  if (marks.artifact.includes(id)) return refused('artifact');
  const run = new Run(battle);
  if (isHeld(run, id)) return refused('held');
  const other = to === null ? null : fighterOf(battle, to);
  if (to === null) {
    // SA-5: machines hold, and use none.
    if (card.kind === 'machine') return refused('machine');
    run.log({ type: 'artifactUsed', who: card.name }, 'AR-2', id);
  } else {
    if (!other || other.side !== card.side || to === id) return refused('card');
    run.log({ type: 'artifactPassed', who: card.name, target: other.name }, 'AR-2', id);
  }
  run.emit({ type: 'artifactUsed', id, to });
  return done(run);
}

/** BP-5: an 8 that a player rolls in the own phase thaws all that player's frozen characters here. */
export function d8(battle: Battle, { roll }: Of<'d8'>): Answer {
  if (battle.step !== 'own') return refused('phase');
  if (roll !== undefined && (roll < 1 || roll > 8)) return refused('roll');
  const run = new Run(battle);
  const value = roll ?? run.d8();
  run.log({ type: 'dieRolled', roll: value }, 'BP-5');
  if (value === 8)
    for (const card of battle.cards)
      if (card.side === battle.acting && has(card, 'frozen')) {
        run.emit({ type: 'stateChanged', id: card.id, state: 'frozen', on: false });
        run.log({ type: 'thawed', who: card.name }, 'BP-5', card.id);
      }
  return done(run);
}

/** AT-4: two dice of six faces. */
function rolledHearts(run: Run): number {
  let hearts = 0;
  for (let die = 0; die < 2; die++) {
    const [face, stream] = draw(run.state.stream, 0, usualFaces.length - 1);
    run.emit({ type: 'rolled', stream });
    hearts += usualFaces[face] ?? 0;
  }
  return hearts;
}

/** AT-1 to AT-4: what comes of it if one attracts another; without positions whoever is named stands beside it. */
export const attracting = ({ cards, light }: Battle, one: Fighter, other: Fighter): Attracting =>
  attractionOf(cards, light ? { ...one, at: [0, 0] } : one, light ? { ...other, at: [0, 1] } : other);

/** AT-1 to AT-5: one attracts another whom it touches; the bond stands on both. */
export function attract(battle: Battle, { by, on, hearts }: Of<'attract'>): Answer {
  const [one, other] = [fighterOf(battle, by), fighterOf(battle, on)];
  if (!one || !other || by === on) return refused('card');
  if (battle.step !== 'own' || one.side !== battle.acting) return refused('phase');
  const marks = battle.marks ?? noMarks;
  if (marks.attracted.includes(by)) return refused('attracted');
  const found = attracting(battle, one, other);
  if (found.problem !== null || found.bond === null || found.hearts === null)
    return refused(found.problem ?? 'card');
  const run = new Run(battle);
  run.emit({ type: 'attracted', by });
  const shown = hearts ?? rolledHearts(run);
  const holds = shown >= found.hearts;
  run.log(
    { type: 'attracted', who: one.name, target: other.name, hearts: shown, bond: holds ? found.bond : null },
    'AT-4',
    by,
  );
  if (holds) tie(run, one, other, found.bond);
  return done(run);
}

/** AT-5: what a bond brings. */
function tie(run: Run, one: Fighter, other: Fighter, bond: BondType): void {
  const score = one.attraction?.score ?? 0;
  if (bond !== 'intimacy') {
    bind(run, one, other, bond);
    return;
  }
  for (const { id } of [one, other]) run.emit({ type: 'stateChanged', id, state: 'disabled', on: true });
  const pair = [one.id, other.id].sort().join(' ');
  const before = run.state.intimate?.[pair];
  // In turns running: the phase before is the last of the same side.
  const armies = run.state.armies.length - (run.state.out?.length ?? 0);
  const running = before !== undefined && run.state.phase - before.phase <= armies;
  const turns = running ? before.turns + 1 : 1;
  run.emit({ type: 'intimate', pair, turns });
  if (turns >= score) bind(run, one, other, 'romance');
}

function bind(run: Run, one: Fighter, other: Fighter, bond: BondType): void {
  for (const [card, partner] of [
    [one, other],
    [other, one],
  ] as const) {
    const now = fighterOf(run.state, card.id) ?? card;
    if (!now.bonds.some(({ type, with: id }) => type === bond && id === partner.id))
      run.emit({ type: 'bonded', id: card.id, bond: { type: bond, with: partner.id } });
  }
  run.log({ type: 'bonded', who: one.name, target: other.name, bond }, 'AT-5', one.id);
  run.settle();
}

/** BG-3: an army joins beyond the box around all cards; the next phase is its own. */
export function join(battle: Battle, { army, from, cards }: Of<'join'>): Answer {
  if (battle.step !== 'own' && battle.step !== 'npc') return refused('phase');
  if (battle.armies.some(({ id }) => id === army.id) || cards.some(({ side }) => side !== army.id))
    return refused('card');
  if (cards.some(({ id }) => fighterOf(battle, id))) return refused('card');
  if (battle.armies.length >= 6 || battle.cards.length + cards.length > 104) return refused('card');
  const [problem] = battle.light
    ? []
    : setupProblems(
        from,
        cards,
        battle.cards.map(({ at }) => at),
      );
  if (problem) return refused(problem);
  if (
    new Set([...battle.cards, ...cards].map(({ at }) => nameOf(at))).size !==
    battle.cards.length + cards.length
  )
    return refused('shared');
  const run = new Run(battle);
  run.emit({ type: 'armyJoined', army });
  for (const card of cards) run.emit({ type: 'came', card });
  run.log({ type: 'armyJoined', army: army.name }, 'BG-3');
  return done(run);
}
