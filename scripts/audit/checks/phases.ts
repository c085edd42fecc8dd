import { isSaid, type Watch } from '../watch';

/** After each step of a round: the next one. */
const next: { readonly [at: string]: string } = {
  'refresh start': 'oathsworn start',
  'oathsworn start': 'oathsworn open',
  'oathsworn open': 'oathsworn end',
  'oathsworn end': 'encounter start',
  'encounter start': 'encounter card',
  'encounter card': 'encounter minions',
  'encounter minions': 'encounter end',
  'encounter end': 'endOfRound start',
  'endOfRound start': 'endOfRound end',
  'endOfRound end': 'refresh start',
};

/** Steps in which fire, hunger and reminders of the phase itself may begin something. */
const brings: readonly string[] = ['refresh start', 'oathsworn start', 'encounter start', 'endOfRound start'];

export const phases: Watch = (books, find) => {
  let cards = 0;
  return {
    sees(event, tap) {
      if (event.type === 'queued' && event.job.why === 'phase') {
        cards++;
        if (books.phase !== 'encounter' || books.step !== 'card')
          find('one-card', `a card of the phase is drawn in ${books.phase} ${books.step}`);
      }
      if (event.type === 'note' && event.code === 'noStageCard' && books.step === 'card') cards++;
      if (event.type !== 'phase') return;
      const [before, after] = [`${books.phase} ${books.step}`, `${event.phase} ${event.step}`];
      if (isSaid(tap) && before === after) return;
      if (books.phase === 'setup') {
        const first = books.setup.ambushed ? 'encounter start' : 'refresh start';
        if (after !== first || event.round !== 1)
          find('ambush', `the fight begins with ${after} of ${event.round}`);
        return;
      }
      // What a phase brings of itself as it begins or ends is done in its next step; the card is drawn in its own.
      const waits = before === 'encounter card' ? 0 : books.jobs.length;
      const under = books.frames.filter(({ frame }) => frame !== 'minions');
      if (!brings.includes(before) && (waits > 0 || under.length > 0))
        find('phase-order', `${after} comes while ${under.at(-1)?.frame ?? 'a card'} is under way`);
      const round = after === 'refresh start' ? books.round + 1 : books.round;
      if (next[before] !== after || event.round !== round)
        find('phase-order', `${before} of ${books.round} is followed by ${after} of ${event.round}`);
      if (before === 'encounter card' && cards !== 1) find('one-card', `${cards} cards are drawn`);
      if (after === 'encounter start') cards = 0;
    },
  };
};
