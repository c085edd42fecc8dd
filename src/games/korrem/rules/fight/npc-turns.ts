import { draw } from '../../../../basics/random';
import { has } from '../battle/card';
import { same } from '../battle/space';
import { type Aim, aim } from '../npc/aim';
import { lightAim, lightTurn } from '../npc/light';
import { type NpcTurn, npcTurn } from '../npc/turn';
import { useOf } from '../npc/uses';
import { goOn, hit } from './blows';
import { type Battle, type Command, type Fighter, fighterOf } from './model';
import { type Answer, refused } from './refusals';
import { Run } from './run';
import { markUse } from './uses';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;
const done = (run: Run): Answer => ({ ok: true, value: run.events, state: run.state });

/** What an NPC will do, with its reasons; nothing moves before it is done. */
function announce(run: Run, actor: Fighter, roll: number, turn: NpcTurn): void {
  const target = turn.target === null ? null : run.name(turn.target);
  run.emit({ type: 'turnAnnounced', doing: { id: actor.id, roll, turn, overruled: false } });
  run.log(
    { type: 'acted', who: actor.name, roll, uses: turn.uses, target, why: [...turn.why] },
    'NA-1',
    actor.id,
  );
}

/** NA-1 to NA-6: what a roll brings is told. */
export function npc(battle: Battle, { id, roll, all }: Of<'npc'>): Answer {
  if (battle.step !== 'npc' || battle.doing || battle.naming)
    return refused(battle.doing ? 'doing' : 'phase');
  const actor = fighterOf(battle, id ?? battle.order[0] ?? '');
  if (!actor || !battle.order.includes(actor.id)) return refused('card');
  if (roll !== undefined && (!Number.isInteger(roll) || roll < 1 || roll > 8)) return refused('roll');
  const run = new Run(battle);
  if (all) run.emit({ type: 'allRolled' });
  rolled(run, actor, roll);
  return done(run);
}

/** NA-1, NA-2: the D8 of an NPC, and what comes of it. */
function rolled(run: Run, actor: Fighter, roll?: number): void {
  const { state: battle } = run;
  // NA-2: a disabled or undead one rolls nothing.
  const rolls = !has(actor, 'disabled') && !has(actor, 'undead');
  const value = roll ?? (rolls ? run.d8() : 1);
  if (!battle.light) {
    announce(run, actor, value, npcTurn(battle.cards, actor, value, battle.fliers));
    return;
  }
  const found = lightTurn(battle.cards, actor, value);
  const among = found.among.map(one => one.id);
  if (found.nothing || found.far || among.length <= 1)
    announce(run, actor, value, lightAim(actor, found, among, 'closest'));
  else {
    run.emit({ type: 'targetAsked', naming: { id: actor.id, roll: value, asks: 'near' } });
    run.log({ type: 'rolled', who: actor.name, roll: value }, 'NA-1', actor.id);
  }
}

/** NF-2: where the app rolls for all, the next one follows at once. */
function onToNext(run: Run): void {
  goOn(run);
  const { rolling, order, step, end } = run.state;
  const actor = rolling && step === 'npc' && !end ? fighterOf(run.state, order[0] ?? '') : undefined;
  if (actor) rolled(run, actor);
}

/** NM-3, NM-5: without positions the table names who is beside the NPC, or else who is closest. */
export function name(battle: Battle, { ids }: Of<'name'>): Answer {
  const { naming } = battle;
  const actor = naming && fighterOf(battle, naming.id);
  if (!naming || !actor) return refused('phase');
  const found = lightTurn(battle.cards, actor, naming.roll);
  if (ids.some(id => !found.among.some(one => one.id === id))) return refused('card');
  const run = new Run(battle);
  const helps = found.ability?.target === 'S';
  if (ids.length === 0 && naming.asks === 'near' && !helps)
    run.emit({ type: 'targetAsked', naming: { ...naming, asks: 'closest' } });
  else announce(run, actor, naming.roll, lightAim(actor, found, ids, naming.asks));
  return done(run);
}

/** NM-7: the table chooses somebody else; way and reach are worked out anew. */
export function aimAt(battle: Battle, { target }: Of<'aim'>): Answer {
  const { doing } = battle;
  const other = fighterOf(battle, target);
  const run = new Run(battle);
  if (!doing || !other || !turnTo(run, other)) return refused('card');
  run.log({ type: 'targetOverridden', target: other.name }, 'NM-7', doing.id);
  return done(run);
}

/** NM-7: among those that are equal the table may let a lot decide. */
export function byLot(battle: Battle, { among }: Of<'lot'>): Answer {
  const equal = among.flatMap(id => fighterOf(battle, id) ?? []);
  const [at, stream] = draw(battle.stream, 0, Math.max(0, equal.length - 1));
  const run = new Run(battle);
  run.emit({ type: 'rolled', stream });
  const other = equal[at];
  if (!other || equal.length < 2 || !turnTo(run, other)) return refused('card');
  const names = equal.map(({ name: one }) => one);
  run.log({ type: 'targetDrawn', target: other.name, among: names }, 'NM-7', battle.doing?.id);
  return done(run);
}

function turnTo(run: Run, other: Fighter): boolean {
  const { state: battle } = run;
  const { doing } = battle;
  const actor = doing && fighterOf(battle, doing.id);
  if (!doing || !actor) return false;
  const use = useOf(actor, doing.roll);
  const ability = use.does === 'ability' ? use.ability : null;
  const stays: Aim = { target: other, path: [actor.at], acts: true, why: [] };
  const found: Aim | undefined =
    ability?.target === 'S' || battle.light
      ? stays
      : aim(battle.cards, actor, [other], ability?.ranged ?? false, battle.fliers);
  const path = found?.path ?? [actor.at];
  const acts = found?.acts ?? false;
  run.emit({
    type: 'turnAnnounced',
    doing: {
      ...doing,
      overruled: true,
      turn: {
        ...doing.turn,
        target: other.id,
        path,
        at: path[path.length - 1] ?? actor.at,
        acts,
        damage: acts && ability?.target !== 'S' ? (ability?.damage ?? actor.attack) : 0,
        why: [],
      },
    },
  });
  return true;
}

/** NA-1, NA-8, DM-1: the turn that was told is carried out, and the next NPC comes. */
export function carryOut(battle: Battle, { works }: Of<'done'>): Answer {
  const { doing } = battle;
  const actor = doing && fighterOf(battle, doing.id);
  if (!doing || !actor) return refused('phase');
  const { turn } = doing;
  const run = new Run(battle);
  run.emit({ type: 'turnCarriedOut', id: actor.id });
  if (has(actor, 'frozen') && doing.roll === 8) {
    run.emit({ type: 'stateChanged', id: actor.id, state: 'frozen', on: false });
    run.log({ type: 'thawed', who: actor.name }, 'NA-2', actor.id);
  }
  if (!same(turn.at, actor.at)) {
    run.emit({ type: 'moved', id: actor.id, at: turn.at });
    run.log({ type: 'moved', who: actor.name }, 'NM-5', actor.id);
  }
  if (turn.target !== null) act(run, actor, turn, works ?? true);
  else run.log({ type: 'stoodStill', who: actor.name }, 'NA-2', actor.id);
  onToNext(run);
  return done(run);
}

function act(run: Run, by: Fighter, turn: NpcTurn, isGood: boolean): void {
  const id = turn.target ?? '';
  const target = run.name(id);
  if (!turn.acts) run.log({ type: 'outOfReach', who: by.name, target }, 'NM-5', by.id);
  else if (!isGood) run.log({ type: 'failed', who: by.name }, 'NA-8', by.id);
  else if (turn.ability?.target === 'S') run.log({ type: 'helped', who: by.name, target }, 'NA-6', by.id);
  else hit(run, by.id, id, turn.damage, false);
  if (turn.ability && isGood) remember(run, by, turn.ability.name, id);
  // What has failed was used too.
  if (turn.ability && turn.acts) markUse(run, by.id, turn.ability.name);
}

/** NA-3: a C stays with whom it hit last. */
function remember(run: Run, by: Fighter, ability: string, target: string): void {
  const abilities = by.abilities.map(one => (one.name === ability ? { ...one, last: target } : one));
  run.emit({ type: 'abilitiesChanged', id: by.id, abilities });
}
