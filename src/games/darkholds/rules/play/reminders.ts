import type { Said } from '../../../../basics/said';
import { mostSilver } from './goods';
import { kitOf, type LevelWords, moreOf } from './kit';
import { type Figure, isOurs, type Play } from './model';
import { say } from './says';

/** Of which phase of the level the words are shown now. */
const phaseOf = ({ phase, turn, done }: Play): readonly LevelWords['phase'][] => {
  if (phase === 'heroes') return turn === 1 && done.length === 0 ? ['start', 'heroes'] : ['heroes'];
  return phase === 'enemies' || phase === 'reinforcement' ? [phase] : [];
};

/** RM-2, RM-3: what the table is reminded of in this phase. */
export function remindersOf(play: Play): readonly Said[] {
  const { words, players, enemyPlayer, active } = moreOf(play);
  const now = phaseOf(play);
  const reminders: Said[] = words.filter(({ phase }) => now.includes(phase)).map(({ text }) => text);
  const named = players[enemyPlayer];
  if (play.phase === 'enemies' && named !== undefined)
    reminders.push(say('darkholds.enemy-player', { who: named }));
  if (play.phase === 'enemies' && play.done.length === 0 && Object.keys(play.darkholds).length === 0)
    reminders.push(say('darkholds.draw-darkhold'));
  for (const one of play.figures) {
    const { silver } = kitOf(one);
    if (silver > mostSilver)
      reminders.push(say('darkholds.over-limit', { who: one.name, silver, most: mostSilver }));
  }
  const acting = play.figures.find(({ id }) => id === active);
  if (acting) reminders.push(...remindersFor(acting));
  return reminders;
}

/** RM-1, HA-10: what is remembered whenever somebody acts or is struck. */
export function remindersFor(figure: Figure): readonly Said[] {
  const { web, blessed, spells, words, aim } = kitOf(figure);
  const who = figure.name;
  return [
    ...(web > 0 && isOurs(figure) ? [say('darkholds.is-webbed', { who, web })] : []),
    ...(blessed ? [say('darkholds.is-blessed', { who })] : []),
    ...(aim > 0 ? [say('darkholds.has-aimed', { who, aim })] : []),
    ...spells.map(({ name, text = '' }) => say('darkholds.under-spell', { who, name, text })),
    ...words,
  ];
}
