import './moments.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { headOf } from '../../../history/history';
import type { Moment } from '../../../table/fight/happened';
import { prefs } from '../../shell/prefs';
import { say } from '../../words/say';
import { useFight } from '../parts/context';
import { Ceremony } from './Ceremony';
import type { Sound } from './sounds';

/** Under a second, and never in the way: taps go through it, and any of them ends it. */
const lasts = 900;

/** The greatest of what one tap brought; the others are told in words. */
const order: readonly Moment['moment'][] = ['end', 'fall', 'break', 'stage', 'round'];
const greatest = (moments: readonly Moment[]): Moment | undefined =>
  order.flatMap(kind => moments.filter(one => one.moment === kind))[0];

function soundOf(moment: Moment | undefined, drew: boolean): Sound | undefined {
  switch (moment?.moment) {
    case 'end':
      return moment.outcome === 'victory' ? 'victory' : 'defeat';
    case 'fall':
      return 'fall';
    case 'break':
      return 'break';
    case 'stage':
    case 'round':
      return 'round';
    case undefined:
      return drew ? 'draw' : undefined;
  }
}

/** What is more than a number is seen for a moment over the board, and heard and read aloud where the table wants it. */
export function Moments() {
  const fight = useFight();
  const { moments, drawn, notes } = fight.happened.value;
  const head = headOf(fight.line.value);
  const newest = useRef(head);
  const [shown, setShown] = useState<Moment | undefined>(undefined);
  useEffect(() => {
    // What an undo or a redo brings back has been seen.
    if (head <= newest.current) return;
    newest.current = head;
    const moment = greatest(moments);
    setShown(moment);
    const sound = soundOf(moment, drawn !== null);
    if (sound && prefs.sound.value === 'on')
      import('./sounds').then(({ play }) => play(sound), console.error);
    const { phase } = fight.view.value;
    if (prefs.aloud.value !== 'on' || phase === 'oathsworn' || phase === 'setup') return;
    const asked = fight.question.value;
    const text = [...notes.map(say), ...(asked ? [say(asked.sentence)] : [])].join(' ');
    import('../../parts/sound/aloud').then(({ speak }) => speak(text), console.error);
  }, [head]);
  useEffect(() => {
    if (!shown) return;
    const end = () => setShown(undefined);
    const wait = setTimeout(end, lasts);
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      clearTimeout(wait);
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [shown]);
  return shown ? <Ceremony moment={shown} /> : null;
}
