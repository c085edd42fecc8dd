import { never } from '../../../../../basics/never';
import { OFF } from '../../../../../square/grid';
import { cellOf, levelOfData } from '../board-of';
import { type CardDeed, mostDeeds } from '../card';
import { hurt } from '../harm';
import { moreOf } from '../kit';
import { type Figure, isOurs, type Play } from '../model';
import { bringInto } from '../reinforcing';
import { Run } from '../run';
import { say } from '../says';
import { type Answer, done, notNow, refused } from './acting';

const meant = (whom: Extract<CardDeed, { do: 'wound' }>['whom'], one: Figure): boolean => {
  switch (whom) {
    case 'heroes':
      return one.side === 'hero';
    case 'henchmen':
      return one.side === 'henchman';
    case 'company':
      return isOurs(one);
    case 'enemies':
      return !isOurs(one);
  }
};

/** DK-2: one effect of a darkhold card. What names something that is not there does nothing, and says so. */
export function resolve(run: Run, deed: CardDeed): void {
  switch (deed.do) {
    case 'read':
      run.log({ text: say('darkholds.reads', { text: deed.text }), rule: 'DK-2' });
      return;
    case 'noise':
      for (const { at } of run.state.figures.filter(isOurs))
        run.emit({ type: 'noise', at, tokens: (run.state.noise[at] ?? 0) + deed.tokens });
      return;
    case 'vigour':
      for (const { id, tokens } of run.state.figures.filter(({ type }) => type === deed.type))
        run.emit({ type: 'figure', id, change: { tokens: tokens + deed.tokens } });
      return;
    case 'order':
      run.emit({ type: 'more', change: { order: deed.order } });
      run.log({ text: say('darkholds.order', { order: deed.order }), rule: 'DK-2' });
      return;
    case 'rockfall': {
      const cell = cellOf(run.state, deed.at);
      if (cell === OFF || levelOfData(run.state.level).ground.square[cell] !== 1) break;
      run.emit({ type: 'rock', at: deed.at, left: (run.state.rocks[deed.at] ?? 0) + deed.vigour });
      return;
    }
    case 'wound':
      for (const one of run.state.figures.filter(figure => !figure.prone && meant(deed.whom, figure)))
        hurt(run, one.id, deed.wounds);
      return;
    case 'block': {
      const { blocked } = moreOf(run.state);
      const others = blocked.filter(id => id !== deed.entry);
      run.emit({ type: 'more', change: { blocked: deed.blocked ? [...others, deed.entry] : others } });
      return;
    }
    case 'place':
      for (let i = 0; i < deed.count; i++) if (!bringInto(run, deed.type, deed.entry)) break;
      return;
    default:
      never(deed);
  }
  run.log({ text: say('darkholds.without-effect'), rule: 'DK-2' });
}

/** AN-12: a vigour token is vigour in hand from the start of the phase. */
export function takeUpTokens(run: Run): void {
  for (const one of run.state.figures)
    if (!isOurs(one) && one.tokens > 0)
      run.emit({ type: 'figure', id: one.id, change: { vigour: one.vigour + one.tokens, tokens: 0 } });
}

/** DK-1, TU-3: a card of the table's own deck, before the enemies act. */
export function ownCard(play: Play, label: string, also: readonly CardDeed[]): Answer {
  if (play.phase !== 'enemies' || play.waiting || play.done.length > 0) return notNow();
  if (also.length > mostDeeds)
    return refused('too-many', 'DK-2', say('darkholds.too-many', { most: mostDeeds }));
  const run = new Run(play);
  run.log({ text: say('darkholds.darkhold-card', { label, text: '' }), rule: 'TU-3' });
  for (const deed of also) resolve(run, deed);
  takeUpTokens(run);
  return done(run);
}
