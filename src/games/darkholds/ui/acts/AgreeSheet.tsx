import { Toggle } from '../../../../ui/parts/input/Toggle';
import { NAME_LENGTH } from '../../rules/fields';
import './acts.css';
import { Sheet } from '../../../../ui/parts/frame/Sheet';
import { moreOf, type Settings } from '../../rules/play/kit';
import type { LevelTable } from '../../table/levels';
import { words as w } from '../../words/acts';
import { CheckTable } from './CheckTable';

const keys: readonly (keyof Settings)[] = [
  'light',
  'count',
  'overlord',
  'enemyNoise',
  'manyHeroes',
  'henchmenDie',
];

/** What the group agrees on; all of it may change in the middle of a level. */
export function AgreeSheet({ table, onClose }: { table: LevelTable; onClose: () => void }) {
  const play = table.state.value;
  const { settings, players, enemyPlayer, blocked } = moreOf(play);
  const end = (how: 'won' | 'lost') => () => {
    if (table.send({ do: 'end', end: how })) onClose();
  };
  return (
    <Sheet title={w.agreements} onClose={onClose}>
      <div class="dh-agreed">
        {keys.map(key => (
          <Toggle
            key={key}
            isOn={settings[key]}
            onClick={() => table.send({ do: 'agree', settings: { [key]: !settings[key] } })}
          >
            {w.settings[key]}
          </Toggle>
        ))}
        <button
          type="button"
          class="btn"
          onClick={() => table.send({ do: 'dice', dice: play.dice === 'app' ? 'table' : 'app' })}
        >
          {w.dice[play.dice]}
        </button>
        <label class="field">
          <span>{w.players}</span>
          <input
            class="input"
            value={players.join(', ')}
            maxLength={NAME_LENGTH}
            onChange={event => {
              const named = event.currentTarget.value
                .split(',')
                .map(name => name.trim())
                .filter(Boolean)
                .slice(0, 20);
              table.send({
                do: 'players',
                players: named,
                enemyPlayer: Math.min(enemyPlayer, Math.max(0, named.length - 1)),
              });
            }}
          />
        </label>
        {play.level.entries.map(({ id }) => (
          <button
            key={id}
            type="button"
            class="btn quiet"
            aria-pressed={blocked.includes(id)}
            onClick={() => table.send({ do: 'block', entry: id, blocked: !blocked.includes(id) })}
          >
            {w.entry(id, blocked.includes(id))}
          </button>
        ))}
      </div>
      {play.phase === 'setup' || settings.light ? null : <CheckTable play={play} />}
      <h3>{w.end}</h3>
      <div class="dh-acts">
        <button type="button" class="btn" onClick={end('won')}>
          {w.won}
        </button>
        <button type="button" class="btn" onClick={end('lost')}>
          {w.lost}
        </button>
      </div>
    </Sheet>
  );
}
