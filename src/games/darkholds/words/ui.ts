const times = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const percent = (p: number): string => {
  const whole = Math.round(100 * p);
  if (whole === 0 && p > 0) return 'under 1 %';
  if (whole === 100 && p < 1) return 'over 99 %';
  return `${whole} %`;
};

/** What the screens say. */
export const ui = {
  percent,
  title: 'Darkholds: Ancient Barrows',
  sample: 'Under Cold Mere',
  bar: {
    turn: (n: number) => `Turn ${n}`,
    back: 'Back to Darkholds',
    history: 'What happened',
    agreed: 'What we agreed on',
    phases: {
      setup: 'Drawing',
      heroes: 'Heroes',
      enemies: 'Enemies',
      reinforcement: 'Reinforcement',
      over: 'The end',
    },
  },
  marks: {
    title: 'What happened',
    note: 'A tap goes back to it, or forth. Nothing is rolled anew.',
    beginning: 'The beginning',
    here: 'here',
    undone: 'undone',
  },
  board: 'The level',
  company: 'The company',
  dock: 'What is to be done',
  wounds: (n: number, con: number) => `${n} of ${con} wounds`,
  wound: 'Wounds',
  threat: (n: number, at: string) => `${times(n, 'attack', 'attacks')} on ${at}`,
  cost: (n: number, at: string) => `${at} for ${n} vigour`,
  unconscious: 'unconscious',
  vigour: (n: number, full: number) => `${n} of ${full} vigour`,
  hasActed: 'has acted',
  ahead: {
    title: 'If they acted now',
    none: 'no attack would come',
    line: (attacks: number, shots: number, wounds: number) =>
      [
        attacks > 0 ? times(attacks, 'attack', 'attacks') : '',
        shots > 0 ? times(shots, 'shot', 'shots') : '',
        `about ${wounds.toFixed(1)} wounds`,
      ]
        .filter(Boolean)
        .join(', '),
    noise: (squares: string) => `Noise: ${squares}`,
    draws: (entry: string, cards: number) => `${entry} draws ${cards}`,
    quiet: 'No entry point draws.',
  },
  hint: 'Drag a model, or tap it and then the square. Tap an enemy to see what it sees.',
  chosen: {
    unseen: (name: string) => `Nobody sees ${name} here.`,
    seen: (name: string, by: string) => `${name} is seen by ${by}.`,
    sees: (name: string, whom: string) => `${name} sees ${whom}.`,
    seesNobody: (name: string) => `${name} sees nobody. Light squares are those on which it would.`,
    strike: (name: string) => `Attack ${name}`,
    remove: (name: string) => `Take ${name} off the board`,
    let: 'Let go',
    clear: (at: string) => `Clear one of the rockfall on ${at}`,
    opened: (at: string) => `The door on ${at} is broken`,
  },
  leads: (name: string, vigour: number, full: number) =>
    `${name} has ${vigour} of ${full} vigour. Numbers on squares are what it costs to go there: tap one, or a foe.`,
  enemyPhase: 'Enemy phase',
  next: (name: string) => `Next: ${name}`,
  all: 'All',
  another: 'Another first',
  reinforce: 'Reinforcement',
  newTurn: (n: number) => `Turn ${n}`,
  before: 'The enemies act one by one, the nearest to anybody first.',
  allDone: 'All have acted.',
  why: 'Why?',
  rather: 'As near:',
  acted: 'Who has acted',
  line: 'Line of sight',
  bring: (type: string, entry: string) => `${type} by ${entry}`,
  marker: {
    column: 'column',
    door: 'door',
    doorweb: 'doorweb',
    gap: 'gap',
    equipment: 'equipment',
    pile: 'pile',
    cocoon: 'cocoon',
    exit: 'exit',
    rock: (n: number) => `rockfall, ${n} vigour`,
    guard: 'guard point',
    noise: (n: number) => `noise ${n}`,
  },
  sawHidden: 'That undo went back over dice or cards that were seen. The same tap brings the same again.',
};
