import { type Position, unitsThat } from '../board/position';
import { rivalOf, type Side } from '../board/square';
import { threatOf } from '../chances/threat';
import { among, deedsOf, morphsOf } from '../deeds/deeds';
import { actionOf, squareOf, squaresOf } from '../duel/codec';
import type { Command } from '../duel/commands/commands';
import { decide } from '../duel/commands/decide';
import { powerOn } from '../duel/commands/gifts';
import type { Duel } from '../duel/model';
import { giftsOf } from '../duel/queries/powers';
import { positionOf, turnOf } from '../duel/turn-of';
import type { SkillId } from '../skills/names';
import { execute } from '../turn/execute';
import type { Turn } from '../turn/state';
import { deedAfter } from './after';
import type { Mind } from './minds';
import { boardWorth, tokenWorth } from './rows';
import { chanceOf, Search } from './search';

const south = ({ seats }: Duel): number => boardWorth(seats.south) - boardWorth(seats.north);

/** Doing something is a little better than doing nothing, so that nobody waits for ever. */
const patience = 0.004;

/** What commands of one duel are worth to whoever has the turn, from -1 to 1. */
export class Judge {
  readonly side: Side;
  private readonly search: Search;
  private readonly turn: Turn;

  constructor(
    readonly duel: Duel,
    readonly mind: Mind,
  ) {
    this.side = duel.turn.side;
    this.turn = turnOf(duel);
    this.search = this.searchOf(duel);
  }

  /** How many boards were looked at so far. */
  boards = 0;

  private searchOf(duel: Duel): Search {
    const { seats } = duel;
    const bones = { south: seats.south.book.bone, north: seats.north.book.bone };
    const rival = rivalOf(this.side);
    const sees = { [this.side]: true, [rival]: this.mind.seesRival } as Record<Side, boolean>;
    return new Search(this.mind.sight, { bones, sees, boards: south(duel) });
  }

  /** At a glance. */
  first(command: Command): number {
    return this.counted(command, 0);
  }

  /** As deep as this mind looks; each command has boards of its own, so none is looked at less for coming later. */
  deep(command: Command): number {
    return this.counted(command, this.mind.depth);
  }

  /** A board as it stands, nobody looking further, whoever has the turn being next. */
  still(position: Position): number {
    return this.search.still(position, null, this.side, this.side);
  }

  /** FO-1: what a face of the bone would be worth, whatever it is rolled for. */
  face(bone: number, value: number): number {
    const rolled = decide(this.duel, { do: 'roll', bone, value });
    if (!rolled.ok) return -1;
    const turn = turnOf(rolled.state ?? this.duel);
    const { position, intent, wibo } = turn;
    const search = this.search;
    search.boards = 0;
    const stays = search.value(position, null, this.side, 0);
    if (intent.does === 'deed') {
      const deed = among(deedsOf(position, this.side, 1), intent.unit, intent.targets);
      const done =
        deed && value >= (deed.need ?? 1) ? deedAfter(position, this.side, deed).course : undefined;
      return done ? search.value(done, done.winner, this.side, 0) : stays;
    }
    if (wibo.at === 'morph')
      return value >= morphNeed
        ? this.morphing({ ...turn, wibo: { ...wibo, seed: true } }, stays, 0, search)
        : stays;
    if (wibo.at === 'retreat') return stays;
    return search.rolled(position, this.side, value, 1);
  }

  /** What a duel is worth that somebody has come to from this one, as deep as this mind looks. */
  reached(next: Duel): number {
    if (next.end) return next.end.winner === this.side ? 1 : next.end.winner === null ? 0 : -1;
    const { depth, before } = this.mind;
    const search = this.searchOf(next);
    const turn = turnOf(next);
    if (turn.phase === 'execute') {
      // A roll is judged by what could have come of it.
      const { position } = turnOf(this.duel);
      return search.journey(position, this.side, turn.bone?.sides ?? 1, before);
    }
    return this.stands(turn, turn.phase === 'intent' ? before - 1 : depth, search) + patience;
  }

  private counted(command: Command, depth: number): number {
    this.search.boards = 0;
    const rate = this.rate(command, depth);
    this.boards += this.search.boards;
    return rate;
  }

  private rate(command: Command, depth: number): number {
    const { side, search, turn, duel } = this;
    switch (command.do) {
      case 'act': {
        const next = execute(turn, actionOf(command.action));
        if (typeof next === 'string') return -1;
        return this.stands(next, depth, search) + patience;
      }
      case 'pass':
      case 'done':
        return this.ended(turn.position, null, depth, search);
      case 'roll':
        return this.beforeRoll(turn, command.bone, depth === 0 ? 1 : this.mind.before);
      case 'declare':
        return this.declared(command, depth);
      case 'power': {
        const outcome = powerOn(duel, command.asked);
        if (!outcome.ok) return this.afterwards(command, depth);
        return search.value(outcome.course, outcome.course.winner, side, depth) + patience;
      }
      default:
        return this.afterwards(command, depth);
    }
  }

  /** Whatever else changes: the duel that comes of it. */
  private afterwards(command: Command, depth: number): number {
    const decided = decide(this.duel, command);
    if (!decided.ok) return -1;
    const next = decided.state ?? this.duel;
    if (next.end) return next.end.winner === this.side ? 1 : next.end.winner === null ? 0 : -1;
    const search = this.searchOf(next);
    const { gift } = next.turn;
    if (gift !== null) return this.given(next, gift, depth, search);
    if (next.turn.side !== this.side) return search.value(positionOf(next), null, this.side, depth);
    const rate = this.stands(turnOf(next), depth, search);
    this.search.boards += search.boards;
    return rate;
  }

  /** SK-1: a skill that is carried out at once is worth what it does here, which may be nothing. */
  private given(next: Duel, gift: SkillId, depth: number, search: Search): number {
    const stays = search.value(positionOf(next), null, this.side, depth);
    const gifts = giftsOf(next, gift);
    if (gifts.length > manyGifts) return stays + tokenWorth(gift) / 14;
    let best = stays;
    for (const asked of gifts) {
      const outcome = powerOn(next, asked);
      if (outcome.ok)
        best = Math.max(
          best,
          search.still(outcome.course, outcome.course.winner, this.side, rivalOf(this.side)),
        );
    }
    return best;
  }

  /** What a turn under way is worth, whatever it waits for. */
  private stands(turn: Turn, depth: number, search: Search): number {
    const { side } = this;
    const { position, winner, phase, wibo, bone, spent } = turn;
    if (winner !== null) return winner === side ? 1 : -1;
    if (phase === 'upkeep' || phase === 'intent') {
      const rolls = this.beforeRoll(turn, turn.again ?? search.ground.bones[side], 1, search);
      // TU-8: a whole turn more.
      return spent.has('electromagneticLoop') ? Math.min(1, rolls + again) : rolls;
    }
    if (phase === 'execute') return search.rolled(position, side, bone?.value ?? 1, 1);
    const stays = this.ended(position, null, depth, search);
    if (phase === 'choice' && wibo.at === 'morph') return this.morphing(turn, stays, depth, search);
    return stays;
  }

  /**
   * A board that the rival is next on. Whoever looks ahead weighs what the rival could do; a danger to the own royal counts
   * besides, since it stays as long as nobody takes it away.
   */
  private ended(position: Position, winner: Side | null, depth: number, search: Search): number {
    const rate = search.value(position, winner, this.side, depth);
    if (depth === 0 || winner !== null || this.mind.caution === 0) return rate;
    const rival = rivalOf(this.side);
    const { n, d } = threatOf(position, rival, search.ground.bones[rival]).chance;
    return Math.max(-1, rate - (this.mind.caution * Number(n)) / Number(d));
  }

  /** WB-3, WB-8: the best that a Morph brings from here. */
  private morphing(turn: Turn, stays: number, depth: number, search: Search): number {
    const { position, wibo } = turn;
    if (wibo.at !== 'morph') return stays;
    const bone = search.ground.bones[this.side];
    let best = stays;
    for (const deed of morphsOf(position, this.side, wibo.unit)) {
      const { course } = deedAfter(position, this.side, deed);
      const chance = wibo.seed ? 1 : chanceOf(deed, bone);
      best = Math.max(
        best,
        chance * search.value(course, course.winner, this.side, depth) + (1 - chance) * stays,
      );
    }
    return best;
  }

  /** FO-1: the mean over the faces of whatever is rolled for. */
  private beforeRoll(turn: Turn, bone: number, depth: number, search = this.search): number {
    const { position, intent, wibo, spent } = turn;
    if (intent.does === 'deed') {
      const deed = among(deedsOf(position, this.side, 1), intent.unit, intent.targets);
      return deed ? this.tried(position, deed, bone, depth - 1, search) : -1;
    }
    if (wibo.at === 'morph' && wibo.named !== null)
      return this.morphing(turn, search.value(position, null, this.side, depth - 1), depth - 1, search);
    if (wibo.at === 'retreat') return search.value(position, null, this.side, depth - 1) + patience;
    if (spent.has('predictiveModel')) return this.predicted(position, bone, search);
    return search.journey(position, this.side, bone, depth);
  }

  /** TU-3: with a Predictive Model the choice comes after the roll. */
  private predicted(position: Position, bone: number, search: Search): number {
    const deeds = deedsOf(position, this.side, 1).map(deed => ({
      need: deed.need ?? 1,
      rate: this.tried(position, { ...deed, need: null }, bone, 0, search),
    }));
    let sum = 0;
    for (let value = 1; value <= bone; value++) {
      const able = deeds.filter(({ need }) => need <= value).map(({ rate }) => rate);
      sum += Math.max(search.rolled(position, this.side, value, 1), ...able);
    }
    return sum / bone;
  }

  private tried(
    position: Position,
    deed: ReturnType<typeof deedsOf>[number],
    bone: number,
    depth: number,
    search: Search,
  ): number {
    const stays = search.value(position, null, this.side, depth);
    return search.declared(position, this.side, deed, { bone, depth: depth + 1, stays });
  }

  private declared({ unit, targets }: Extract<Command, { do: 'declare' }>, depth: number): number {
    const { turn, side, search } = this;
    const { position, wibo } = turn;
    const bone = search.ground.bones[side];
    const deeds = wibo.at === 'morph' ? morphsOf(position, side, wibo.unit) : deedsOf(position, side, 1);
    const deed = among(deeds, squareOf(unit), squaresOf(targets));
    if (!deed) return -1;
    const least = wibo.at === 'morph' ? depth : Math.min(depth, this.mind.before - 1);
    return this.tried(position, deed, bone, least, search) + patience;
  }
}

/** WB-3. */
const morphNeed = 3;
/** Where there are more ways to use a skill than this, its usual worth is taken. */
const manyGifts = 150;

/** What a whole turn more is worth. */
const again = 0.12;

/** How many of the units of a side stand around a square. */
export const company = (position: Position, side: Side, holds: (at: number) => boolean): number =>
  unitsThat(position, (unit, at) => unit.side === side && holds(at)).length;
