import { say } from '../solo/says';
import { boardIn } from '../state/common';
import { type Done, log, refused } from '../state/run';
import type { PairRun } from './pair-run';
import { sayPair } from './says';

const stormsInAll = 14;
const pathsInAll = 4;

/** LG-2, LG-4: a token of a Legend is put onto the map. */
export function putToken(run: PairRun, token: 'storms' | 'paths', at: string): Done {
  const board = boardIn(run.state);
  const cell = board.map.grid.cellOf.get(at);
  const here = run.state.board[token];
  if (cell === undefined || (token === 'storms' && cell === board.map.brambles))
    return refused('not-here', 'LG-4', say('harrow.not-here', { at }));
  if (here.length >= (token === 'storms' ? stormsInAll : pathsInAll))
    return refused('no-piece', 'TM-5', sayPair('harrow.no-piece-left'));
  run.emit({ type: 'fixed', fix: { what: 'token', token, hexes: [...here, at] } });
  log(
    run,
    token === 'storms' ? 'LG-4' : 'LG-2',
    sayPair(token === 'storms' ? 'harrow.storm-put' : 'harrow.path-put', { at }),
    { at },
  );
  return undefined;
}
