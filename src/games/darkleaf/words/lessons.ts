import type { LessonId } from '../sample/lesson-ids';

interface Words {
  readonly title: string;
  readonly note: string;
  readonly steps: Readonly<Record<string, string>>;
  readonly end: string;
}

/** What the lessons say. */
export const lessons: Readonly<Record<LessonId, Words>> = {
  hunt: {
    title: 'A clan in three minutes',
    note: 'Huldra against The Murg with four pieces',
    steps: {
      rook: 'You play Huldra, the dark pieces. Tap the rival’s rook on f1: what shields it?',
      roll: 'No one ever vanquishes a rook. Now say that you rolled a 3.',
      hunt: 'The knight on e4 hunts at exactly 3 squares. Tap it, then the king on e1.',
      slot: 'One of three hits. The bone is not lost: put the 3 to Pivot, or let it return to the pool.',
      end: 'End the turn.',
    },
    end: 'That was a whole turn: roll, act, slot. Three such hits win the duel.',
  },
  declare: {
    title: 'Declare or not',
    note: 'The Murg beside a king',
    steps: {
      look: 'You play The Murg, the light pieces. Tap the king on d8: nothing shields it.',
      declare: 'A deed is said before the roll. Tap the pawn on e7, then the king on d8.',
      six: 'Said is said: the roll alone decides, and a royal needs a 6. Say that you rolled it.',
      destroy: 'Tap the pawn, then the king.',
    },
    end: 'The path of The Murg is fulfilled. On 1 to 5 nothing would have happened, and no journey either.',
  },
  ladder: {
    title: 'Count the ladder',
    note: 'Hexen, their counters and the Quarry',
    steps: {
      count:
        'You play Hexen. The ladder on c4 stands at 1: it ends now, and may begin anew beside it. Let it go on to the Quarry on d4.',
      direction:
        'The pawn is gone, the Quarry bears the ladder at 2. The bone of Hexen is a direction: say that you rolled 1.',
      go: 'Forward, as far as the way is free: tap the queen on d1, then d3.',
    },
    end: 'Two more turns, and the ladder takes the Quarry. Both Quarry win the duel.',
  },
};
