import { type Activation, activate, type Deed } from '../../../src/games/darkholds/rules/activation';
import { byCode, warriorOf } from '../../../src/games/darkholds/rules/board';
import { type Digits, digitsOf } from '../../../src/games/darkholds/rules/dice';
import { fresh, type Look, lookOf } from '../../../src/games/darkholds/rules/look';
import { phaseOf } from '../../../src/games/darkholds/rules/phase';
import { nextEnemy } from '../../../src/games/darkholds/rules/targets';
import { type Asked, finite, idsOf, onBoard, type Question } from './asked';

function targetAnswer(asked: Asked, look: Look): object {
  const { mode } = look;
  return {
    mode,
    target: 'target' in look ? look.target.id : null,
    tile: 'tile' in look ? asked.board.level.tiles[look.tile]!.letter : null,
    point: 'point' in look ? asked.name(look.point) : null,
    why: 'why' in look ? look.why : [],
  };
}

function deedAnswer(asked: Asked, deed: Deed): object {
  switch (deed.act) {
    case 'move':
      return { ...deed, path: asked.names(deed.path) };
    case 'clear':
      return { ...deed, at: [asked.name(deed.at)] };
    case 'leap':
      return { ...deed, to: asked.name(deed.to) };
    case 'shoot':
    case 'attack': {
      const { blow, ...rest } = deed;
      return { ...rest, ...blow };
    }
  }
}

function activationAnswer(asked: Asked, id: string, { board, did, look, awaits }: Activation): object {
  const actor = warriorOf(board, id);
  return {
    actor: id,
    did: did.map(({ deed }) => deedAnswer(asked, deed)),
    at: actor ? asked.name(actor.at) : null,
    vigour: actor?.vigour ?? 0,
    mode: look?.mode ?? 'none',
    target: look && 'target' in look ? look.target.id : null,
    awaits,
  };
}

const digitsIn = (asked: Asked): Digits | undefined => {
  const rolls = asked.rolls();
  return rolls && digitsOf(rolls);
};

export const questions: Readonly<Record<string, Question>> = {
  target: onBoard(asked => {
    const actor = asked.enemy('actor');
    return actor && (() => targetAnswer(asked, lookOf(asked.board, actor, fresh)));
  }),
  next: onBoard(asked => {
    const done = asked.ids('done');
    return () => {
      const found = nextEnemy(asked.board, id => done.includes(id));
      return {
        next: found?.next.id ?? null,
        distance: found ? finite(found.distance) : null,
        tied: found ? idsOf(found.tied) : [],
      };
    };
  }),
  activate: onBoard(asked => {
    const [actor, digits] = [asked.enemy('actor'), digitsIn(asked)];
    return actor && (() => activationAnswer(asked, actor.id, activate(asked.board, actor.id, digits)));
  }),
  phase: onBoard(asked => {
    const digits = digitsIn(asked);
    return () => {
      const { turns, board } = phaseOf(asked.board, digits);
      return {
        turns: turns.map(({ id, activation }) => activationAnswer(asked, id, activation)),
        end: {
          warriors: [...board.warriors]
            .sort((a, b) => byCode(a.id, b.id))
            .map(({ id, at, wounds, prone, vigour }) => ({ id, at: asked.name(at), wounds, prone, vigour })),
          used: digits?.used() ?? 0,
        },
      };
    };
  }),
};
