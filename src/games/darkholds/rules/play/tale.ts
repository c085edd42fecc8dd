import type { Warrior } from '../board';
import { expectedUpTo, type Strike, woundChances } from '../dice';
import { moreOf } from './kit';
import { type Event, type Figure, figureOf, isOurs, type Play, type Told } from './model';
import { type Blow, type MemberTale, noTale, type Tale, type TurnTale, type TypeTale } from './tale-model';

const mostTurns = 300;
const longest = 300;

export const noTurn: TurnTale = {
  ...{ dealt: 0, hoped: 0, taken: 0, feared: 0 },
  ...{ moreDealt: 0, moreTaken: 0, enemies: 0, came: 0 },
};
export const noMember: MemberTale = { name: '', dealt: 0, taken: 0, slain: 0, noise: 0, fell: 0 };
export const noType: TypeTale = { name: '', met: 0, slain: 0, dealt: 0, taken: 0 };

/** A record with these numbers added, and what is no number as it is in the second. */
export function plus<T extends object>(one: T, more: Partial<T>): T {
  const before = new Map<string, unknown>(Object.entries(one));
  const sums = Object.entries(more).map(([key, n]: [string, unknown]) => {
    const was = before.get(key);
    return [key, typeof n === 'number' && typeof was === 'number' ? was + n : n];
  });
  return { ...one, ...Object.fromEntries(sums) };
}

function withTurn(tale: Tale, turn: number, more: Partial<TurnTale>): Tale {
  if (turn < 1 || turn > mostTurns) return tale;
  const turns = Array.from({ length: Math.max(turn, tale.turns.length) }, (_, i) => tale.turns[i] ?? noTurn);
  return { ...tale, turns: turns.map((one, i) => (i === turn - 1 ? plus(one, more) : one)) };
}

const withMember = (tale: Tale, id: string, name: string, more: Partial<MemberTale>): Tale => ({
  ...tale,
  company: { ...tale.company, [id]: { ...plus(tale.company[id] ?? noMember, more), name } },
});

function withType(tale: Tale, { types }: Play, type: string, more: Partial<TypeTale>): Tale {
  const name = types.find(one => one.type === type)?.name ?? type;
  return { ...tale, types: { ...tale.types, [type]: { ...plus(tale.types[type] ?? noType, more), name } } };
}

/** Wounds that somebody lost: of the company or of a type. What a blow brought of them is told after it. */
function lost(tale: Tale, play: Play, of: Figure, wounds: number, falls: boolean): Tale {
  if (!isOurs(of))
    return withTurn(withType(tale, play, of.type, { taken: wounds, slain: falls ? 1 : 0 }), play.turn, {
      moreDealt: wounds,
    });
  const hurt = withMember(tale, of.id, of.name, { taken: wounds, fell: falls ? 1 : 0 });
  const fell = falls ? [...hurt.fell, { who: of.name, by: '', turn: play.turn }].slice(-longest) : hurt.fell;
  return withTurn({ ...hurt, fell }, play.turn, { moreTaken: wounds });
}

/** AT-6: an attack or a shot beside what was to be expected of it. */
function struck(tale: Tale, play: Play, by: string | undefined, blow: Blow): Tale {
  const { wounds, hoped, falls, ours, at } = blow;
  const striker = by === undefined ? undefined : figureOf(play, by);
  if (!ours) {
    const told = withTurn(tale, play.turn, { dealt: wounds, hoped, moreDealt: -wounds });
    return striker
      ? withMember(told, striker.id, striker.name, { dealt: wounds, slain: falls ? 1 : 0 })
      : told;
  }
  const told = withTurn(tale, play.turn, { taken: wounds, feared: hoped, moreTaken: -wounds });
  const hit = wounds > 0 && at !== '' ? { ...told.hit, [at]: (told.hit[at] ?? 0) + 1 } : told.hit;
  const last = told.fell.length - 1;
  const fell =
    falls && striker
      ? told.fell.map((one, i) => (i === last && one.by === '' ? { ...one, by: striker.name } : one))
      : told.fell;
  return striker
    ? withType({ ...told, hit, fell }, play, striker.type, { dealt: wounds })
    : { ...told, hit, fell };
}

function told(tale: Tale, play: Play, { by, noted }: Told): Tale {
  if (!noted) return tale;
  const { blow, faces, found } = noted;
  let now = blow ? struck(tale, play, by, blow) : tale;
  if (faces)
    now = { ...now, faces: now.faces.map((n, face) => n + faces.filter(one => one === face).length) };
  return found === undefined ? now : { ...now, finds: [...now.finds, found].slice(-longest) };
}

/** Whom the company meets: all who stand there when the tale begins. */
const begun = (play: Play): Tale =>
  play.figures
    .filter(one => !isOurs(one))
    .reduce((tale, one) => withType(tale, play, one.type, { met: 1 }), withTurn(noTale, play.turn, {}));

/** The tale after an event; `play` is what was before it. Nothing is told of a level that is drawn. */
export function taleAfter(play: Play, event: Event): Tale | undefined {
  if (play.phase === 'setup' || play.phase === 'over') return play.tale;
  // A level that an older version began tells nothing.
  if (!play.tale) return undefined;
  const tale = play.tale.turns.length > 0 ? play.tale : begun(play);
  switch (event.type) {
    case 'figure': {
      const was = figureOf(play, event.id);
      const { prone, wounds } = event.change;
      // WR-4: the wounds of whoever lies there are told already.
      if (!was || was.prone) return tale;
      const falls = prone === true;
      const more = falls ? was.con - was.wounds : Math.max(0, (wounds ?? was.wounds) - was.wounds);
      return more > 0 ? lost(tale, play, was, more, falls) : tale;
    }
    case 'gone': {
      const was = figureOf(play, event.id);
      return was && event.slain ? lost(tale, play, was, was.con - was.wounds, true) : tale;
    }
    case 'came':
      if (isOurs(event.figure)) return tale;
      return withTurn(withType(tale, play, event.figure.type, { met: 1 }), play.turn, { came: 1 });
    case 'noise': {
      const more = event.tokens - (play.noise[event.at] ?? 0);
      const loud = play.figures.find(one => isOurs(one) && one.at === event.at);
      return more > 0 && loud && play.phase === 'heroes'
        ? withMember(tale, loud.id, loud.name, { noise: more })
        : tale;
    }
    case 'phase':
    case 'ended': {
      const turn = event.type === 'phase' && event.turn === play.turn ? undefined : play.turn;
      const there = play.figures.filter(one => !isOurs(one)).length;
      return turn === undefined ? tale : withTurn(tale, turn, { enemies: there });
    }
    case 'told':
      return told(tale, play, event.told);
    default:
      return tale;
  }
}

/** What a blow leaves for the chronicle; `target` is as it stood before. */
export function notedBlow(play: Play, weapon: Strike, target: Warrior, wounds: number, falls: boolean): Blow {
  const figure = figureOf(play, target.id);
  const left = target.con - target.wounds;
  return {
    target: target.id,
    name: figure?.name ?? target.id,
    type: target.type,
    ours: isOurs(target),
    at: moreOf(play).settings.light ? '' : (figure?.at ?? ''),
    hoped: expectedUpTo(woundChances(weapon, target, 1), left),
    wounds: Math.min(left, wounds),
    falls,
  };
}
