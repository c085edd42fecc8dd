import { count, SideName } from './names';
import { basicName, thingName } from './things';

/** What the screens of a table of two or three say. */
export const pairUi = {
  left: (left: Readonly<Record<'advance' | 'spawn' | 'strengthen' | 'any', number>>) => {
    const parts = (['advance', 'spawn', 'strengthen'] as const)
      .filter(kind => left[kind] > 0)
      .map(kind => `${left[kind]} ${basicName(kind)}`);
    const any = left.any > 0 ? [`${left.any} of any kind`] : [];
    const all = [...parts, ...any];
    return all.length === 0 ? 'No basic action is left.' : `Left: ${all.join(', ')}.`;
  },
  row: (basic: string, n: number) => `${n} ${basicName(basic)}`,
  rowNote: 'One kind, as many as its row shows:',
  bag: (drawn: number, back: number) =>
    `${count(drawn, 'token')} come out of the bag${back > 0 ? `, ${back} of them go back` : ''}.`,
  drawApp: 'Draw from the app’s bag',
  drawn: 'What came out?',
  drawDone: (n: number, of: number) => `Done: ${n} of ${of}`,
  backTitle: (n: number) => `Which ${n === 1 ? 'token goes' : `${n} tokens go`} back?`,
  inBag: (basic: string, n: number) => `${basicName(basic)} · ${n}`,
  upgradeName: { bonus: 'Two cubes', range: '+2 range', other: 'Upgrade' } as Readonly<
    Record<string, string>
  >,
  upgrade: (of: string) => `An upgrade in place of ${basicName(of)}`,
  upgradeKind: 'What does the upgrade give?',
  grid: 'Which row is pushed?',
  push: (row: number, left: string, right: string, a: number, b: number) =>
    `Row ${row}: ${a} ${basicName(left)}, ${b} ${basicName(right)}`,
  out: (out: string) => `${basicName(out)} goes out`,
  track: 'The track',
  power: (name: string) => `Power: ${name}`,
  tile: 'Which tile?',
  tilesLeft: (n: number) => `${count(n, 'tile')} to use`,
  card: 'A card',
  cardWhich: 'Which card?',
  cardUnknown: 'Another one, as it says',
  teach: 'Teach a card',
  unpin: (at: string) => `Nail on ${at} off: 1 ADVANCE`,
  giveBack: (n: number) => `Return ${count(n, 'cube')} held back`,
  doll: 'The Doll goes along',
  pay: {
    question: (side: string, what: string, at: string, price: number, mine: number, theirs: number) => {
      const out = `${mine} of the attacker’s cubes came out, ${theirs} of the defender’s.`;
      switch (what) {
        case 'tokens':
          return `${out} ${SideName(side)}: each cube paid takes a token off the Bonfire on ${at}.`;
        case 'hester':
          return `${out} ${SideName(side)}: go on against Hester on ${at}, for ${count(price, 'cube')}?`;
        case 'clash':
          return `A clash: ${out} ${SideName(side)}: pay ${count(price, 'cube')} to kill a Haint on ${at}?`;
        default:
          return `${out} ${SideName(side)}: each hit on ${at} costs ${count(price, 'cube')}.`;
      }
    },
    yes: (what: string, n: number) =>
      what === 'tokens' ? count(n, 'token') : what === 'hits' ? count(n, 'hit') : 'Pay',
    no: 'Pay nothing',
  },
  kammiHit: 'A Legend of Kammi’s was hit. The defender says which.',
  kammi: 'Kammi',
  goblin: 'The Goblin',
  acting: {
    track: 'The track',
    power: 'The power',
    card: 'The card',
    tile: 'The tile',
    upgrade: 'The upgrade',
  } as Readonly<Record<string, string>>,
  step: {
    shift: (how: string, what: string) => `${hows[how] ?? how} ${thingName(what)}: tap it, then where to.`,
    spawn: 'Where does a Haint come?',
    put: (what: string) => `Where does ${thingName(what)} lie?`,
    take: (what: string) => `From where do you take ${thingName(what)}?`,
    kill: 'Which Haint dies?',
    tree: (need: number) => `The Tree: with ${need} own cubes out it goes on.`,
    strike: 'Where does the token lie that attacks?',
    note: 'As the card says:',
    self: 'Done by itself.',
  },
  leaveOut: 'Leave it out',
  readOn: 'Done',
  whereTo: (from: string) => `From ${from} to where?`,
  unit: { haint: 'A Haint', legend: 'The Legend', hester: 'Hester' } as Readonly<Record<string, string>>,
  cleaning: 'Clean up.',
  collect: (at: string, kind: string) => `${basicName(kind)} on ${at}`,
  collectNote: 'Tokens under your Units may be taken.',
  lay: 'Onto the row for good, or into the bag?',
  onRow: (basic: string) => `${basicName(basic)} on the row`,
  inTheBag: (basic: string) => `${basicName(basic)} into the bag`,
  dollUp: (at: string) => `Turn up the Doll on ${at}`,
  dollIs: { decoy: 'A decoy', kammi: 'Real, under Kammi', goblin: 'Real, under the Goblin' },
  done: 'Done',
  boards: {
    wild: (n: number) => count(n, 'Wild token'),
    scrolls: (n: number) => count(n, 'scroll'),
    hand: (n: number) => `${n} in hand`,
    draws: (draw: number, back: number) => `draws ${draw}${back > 0 ? `, ${back} back` : ''}`,
    gridIs: (rows: readonly string[]) => rows.map((row, i) => `Row ${i + 1}: ${row}`).join('. '),
    waiting: 'On the Attack jar:',
  },
  tokenLetter: { advance: 'A', spawn: 'S', strengthen: '+', scroll: '§' } as Readonly<Record<string, string>>,
  tokenKey: 'On the map: A ADVANCE, S SPAWN, + STRENGTHEN, § scroll',
  legend: 'Legend',
  terrain: 'Its terrain',
  trackSide: 'The side of the track that lies up',
  secrets: {
    title: 'Secrets',
    button: 'Secrets',
    note: 'A note for each side, on this device alone. Hand the device over, and hold the button to read.',
    noteOwn: 'What only you may know, on this device alone. Hold the button to read.',
    kammi: 'Who is Kammi and who the Goblin, and what only you know of the Dolls.',
  },
  teachWitch: 'Teach a card of Hester’s',
  teachNote: 'Up to four steps. The app then shows the legal hexes of each; what fits no step is a note.',
  teachName: 'Its name, as your table calls it',
  teachSteps: 'Steps',
  teachAdd: 'Add a step',
  teachKeep: 'Keep it',
  teachNoteText: 'A note',
};

const hows: Readonly<Record<string, string>> = {
  move: 'Move',
  pull: 'Pull',
  push: 'Push',
  relocate: 'Put elsewhere',
};
