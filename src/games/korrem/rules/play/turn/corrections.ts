import { destroyLand } from '../lands';
import { cellOf } from '../log/facts';
import { type Answer, refused } from '../log/refusals';
import { armyIn, battleWith, nationOf, type World } from '../model';
import { isThere } from '../war/hand-over';
import { fitPiles } from './building';
import type { Command } from './commands';
import { Run } from './run';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** The table is the truth. */
export function correct(world: World, { correction: said }: Of<'correct'>): Answer {
  const run = new Run(world);
  switch (said.what) {
    case 'observer':
      if (!nationOf(world, said.id)) return refused('unknown');
      run.emit({ type: 'observerCorrected', nation: said.id });
      break;
    case 'actions':
      run.emit({ type: 'actionsCorrected', n: said.n });
      break;
    case 'points': {
      const nation = nationOf(world, said.nation);
      if (!nation) return refused('unknown');
      run.score(said.nation, said.n - nation.chits, 'table');
      break;
    }
    case 'goods':
      if (!isThere(world, said.of)) return refused('unknown');
      run.emit({ type: 'goodsCorrected', of: said.of, goods: said.goods });
      break;
    case 'hex':
      if (!armyIn(world, said.army) || !world.lands[said.hex]) return refused('unknown');
      if (battleWith(world, said.army)) return refused('in-battle');
      run.emit({ type: 'armyMoved', army: said.army, hex: said.hex });
      break;
    case 'member': {
      const army = armyIn(world, said.army);
      if (!army || battleWith(world, said.army)) return refused(army ? 'in-battle' : 'unknown');
      run.emit({ type: 'cardsLeft', army: said.army, ids: [said.member.id] });
      run.emit({ type: 'cardsJoined', army: said.army, members: [said.member] });
      break;
    }
    case 'member-gone': {
      const army = armyIn(world, said.army);
      if (!army || battleWith(world, said.army)) return refused(army ? 'in-battle' : 'unknown');
      if (army.members.some(({ id }) => id !== said.member)) {
        run.emit({ type: 'cardsLeft', army: said.army, ids: [said.member] });
        for (const { id, bearer } of army.artifacts)
          if (bearer === said.member)
            run.emit({ type: 'artifactEquipped', army: said.army, artifact: id, bearer: null });
      } else if (world.meeting?.army === said.army || world.meeting?.waiting.includes(said.army))
        return refused('meeting');
      else run.emit({ type: 'army-gone', id: said.army });
      break;
    }
    case 'land':
      if (cellOf(said.hex) === undefined) return refused('off');
      if (said.tile?.type === 'wasteland' && world.lands[said.hex]) {
        if (!destroyLand(run, said.hex)) return refused('never');
        for (const { id } of world.nations) fitPiles(run, id);
      } else run.emit({ type: 'land', hex: said.hex, tile: said.tile });
      break;
    case 'settlement':
      if (!world.lands[said.hex] || (said.holding && !nationOf(world, said.holding.owner)))
        return refused('no-land');
      run.emit({ type: 'settlement', hex: said.hex, holding: said.holding });
      for (const { id } of world.nations) fitPiles(run, id);
      break;
    case 'hand':
      if (!nationOf(world, said.nation)) return refused('unknown');
      run.emit({ type: 'handCorrected', nation: said.nation, n: said.n });
      break;
    case 'note':
      if (!nationOf(world, said.nation)) return refused('unknown');
      run.emit({ type: 'noteWritten', nation: said.nation, text: said.text });
      return run.done();
  }
  run.log({ type: 'corrected' }, 'MV-5');
  return run.done();
}
