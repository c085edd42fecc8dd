import { ahead } from '../../../src/games/korrem/rules/fight/question';
import { activeFlags, npcsWith } from '../../../src/games/korrem/rules/play/facts';
import { joinersOf } from '../../../src/games/korrem/rules/play/joining';
import { costNow, mostPaid } from '../../../src/games/korrem/rules/play/meetings';
import {
  bestiaryOf,
  chapterOf,
  metBeside,
  pointsBySource,
  pointsByTurn,
  winsOf,
} from '../../../src/games/korrem/rules/play/plots';
import { noTally } from '../../../src/games/korrem/rules/play/tally';
import { creatureHexes } from '../../../src/games/korrem/rules/play/turns';
import { boundsAsFrozen } from '../../play/bounds-of';
import { goesAsFrozen } from '../../play/course-of';
import { battleSubject, korremBoxSubject, worldSubject } from '../../play/subjects/korrem';

goesAsFrozen(battleSubject, { games: 40, taps: 60, seldom: 12 }, ahead);
goesAsFrozen(worldSubject, { games: 12, taps: 250, seldom: 15 }, world => {
  const chapters = [chapterOf(world)];
  return [
    ...[costNow(world), mostPaid(world), activeFlags(world), pointsBySource(world), pointsByTurn(world)],
    ...[winsOf(chapters), bestiaryOf(chapters), metBeside(world.tally ?? noTally)],
    ...world.battles.map(one => [joinersOf(world, one), ahead(one.battle)]),
    ...world.armies.map(army => npcsWith(world, army)),
    (world.creatures ?? []).slice(0, 3).map(card => creatureHexes(world, card)),
  ];
});
goesAsFrozen(korremBoxSubject, { games: 1, taps: 20, seldom: 10 });

boundsAsFrozen(battleSubject, 40);
boundsAsFrozen(worldSubject, 40);
boundsAsFrozen(korremBoxSubject, 40);
