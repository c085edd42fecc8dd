export interface Check {
  readonly rule: string;
  readonly sentence: string;
}

/** Every check of the auditor: the rule that it holds the fight to, as a sentence. */
export const checks = {
  'may-act': { rule: 'FT-11', sentence: 'Nobody acts whose plight or kind forbids it.' },
  'taunt-ends': {
    rule: 'OWN-292',
    sentence: 'Nobody goes on taunting in a cage, in a belly, down or asleep.',
  },
  'open-phase': {
    rule: 'RD-8',
    sentence: 'Turns are taken while the Oathsworn phase is open and nothing is under way.',
  },
  'injuries-first': {
    rule: 'IN-2',
    sentence: 'A full character plays its injuries before it moves or attacks in a round.',
  },
  'after-the-end': { rule: 'EN-1', sentence: 'Once the fight is over nothing happens in it any more.' },
  'phase-order': { rule: 'RD-1', sentence: 'The phases of a round follow each other in order.' },
  ambush: {
    rule: 'RD-2',
    sentence: 'An ambushed company begins in the encounter phase, any other with the refresh.',
  },
  'one-card': {
    rule: 'RD-10',
    sentence: 'Each encounter phase draws one stage card of its own, unless none is left.',
  },
  'attack-price': {
    rule: 'UC-4',
    sentence: 'An attack costs what is said for it, and never less than is printed.',
  },
  'move-price': {
    rule: 'OWN-109',
    sentence: 'A move costs what is said for it, and never less than is printed.',
  },
  'play-price': {
    rule: 'AB-3',
    sentence: 'A card, item or ability costs the animus that it shows for its player.',
  },
  'extra-price': { rule: 'AB-4', sentence: 'The tokens and HP that an effect costs are paid as it begins.' },
  'escape-price': {
    rule: 'SE-4',
    sentence: 'An attempt to escape costs 3 animus, of anybody but a full character 1.',
  },
  'rejuvenation-price': { rule: 'GM-5', sentence: 'A rejuvenation costs 6 animus, a companion 2.' },
  'animus-sum': {
    rule: 'OP-6',
    sentence: 'Animus only goes between the reserve and the available side, never below 0.',
  },
  refresh: {
    rule: 'RD-4',
    sentence: 'The refresh brings each who is up its regen, at most what lies in the reserve.',
  },
  'token-count': {
    rule: 'ST-1',
    sentence: 'No token is counted below 0, and each that a draw spends is taken off.',
  },
  'tokens-back': {
    rule: 'MT-11',
    sentence: 'A miss gives back just the tokens that were spent on it, and one of choice.',
  },
  'tokens-home': { rule: 'FT-3', sentence: 'A token comes back to whoever it was taken from.' },
  'spent-once': {
    rule: 'TK-1',
    sentence: 'A token that is spent is one fewer, and a Defense token against an attack counts there.',
  },
  'cards-kept': { rule: 'AB-11', sentence: 'Nobody gains, loses or doubles a card.' },
  battleflow: {
    rule: 'AB-6',
    sentence: 'A played ability goes to its position, and only what lay there moves on by one.',
  },
  'item-away': {
    rule: 'IT-2',
    sentence: 'A used item goes to its position or face down, and nothing flows.',
  },
  'injury-away': { rule: 'IN-3', sentence: 'A played injury goes to its position, and nothing flows.' },
  'cards-back': {
    rule: 'RD-6',
    sentence: "The refresh brings back what lies at position 0, and companions' cubes, no more.",
  },
  'token-flow': { rule: 'TK-5', sentence: 'A Battleflow token moves all cards of one position on by one.' },
  'from-hand': { rule: 'AB-1', sentence: "What is played lies in its player's hand." },
  'once-each': { rule: 'CN-3', sentence: 'An ability with a cube on it is not used again.' },
  'one-defense-card': {
    rule: 'EA-4',
    sentence: 'One card at most is played for a defense, from the hand, for its value.',
  },
  'might-cards': {
    rule: 'MT-1',
    sentence: 'The 18 cards of each colour are always the printed ones, wherever they lie.',
  },
  'mid-draw': {
    rule: 'MT-2',
    sentence: 'In a draw a deck is shuffled anew when it is empty and not before.',
  },
  'enemy-draw': {
    rule: 'MT-8',
    sentence: 'An enemy draws the might of all attackers, one less for each whose attack is broken.',
  },
  'own-pool': {
    rule: 'AT-1',
    sentence: "A pool is made of the attacker's cubes and white cards, raised by the steps granted.",
  },
  'own-draw': { rule: 'AT-6', sentence: 'The pool that was chosen is what is drawn.' },
  'extra-draw': { rule: 'MT-3', sentence: 'Each extra card comes of a critical of its colour, one of each.' },
  exchange: {
    rule: 'MT-4',
    sentence: 'A redraw puts a card of the same colour and part in the place of one that lay there.',
  },
  'draw-changed': {
    rule: 'EA-9',
    sentence: 'What changes a draw is what a card in play, a token or the table says, no more of it.',
  },
  'own-sum': {
    rule: 'AT-8',
    sentence: 'Two blanks miss; else the damage is the sum of what lies there, with what adds to it.',
  },
  'enemy-sum': {
    rule: 'MT-5',
    sentence: "An enemy's damage is the plain sum of its cards, less the ignored.",
  },
  division: { rule: 'DM-1', sentence: 'HP lost is damage divided by defense, rounded down.' },
  'enemy-loss': {
    rule: 'AT-10',
    sentence: "The die that an attack hits loses the damage divided by the enemy's defense.",
  },
  'friend-loss': { rule: 'EA-7', sentence: 'Whoever an attack strikes loses just the HP that it comes to.' },
  'hp-bounds': { rule: 'TM-13', sentence: 'HP lie between 0 and the most that one has, on a die too.' },
  'no-loss-off-board': { rule: 'UC-1', sentence: 'Nobody who is off the board gains or loses HP.' },
  falls: { rule: 'UC-1', sentence: 'Whoever has no HP left is off the board at once, as its kind falls.' },
  'enemy-falls': {
    rule: 'AT-12',
    sentence: 'An enemy without HP leaves, but for the last boss that stays for the reactions.',
  },
  'one-reaction': { rule: 'DM-3', sentence: 'Each broken die draws one card, but not the last of all.' },
  'dice-counted': { rule: 'RX-1', sentence: 'Every die that the bosses lose is counted.' },
  breaker: {
    rule: 'FT-17',
    sentence: 'A card drawn for a break names the broken enemies and whoever broke them.',
  },
  'in-order': { rule: 'DM-6', sentence: 'Cards are resolved in the order in which they were drawn.' },
  'end-in-time': {
    rule: 'FT-6',
    sentence: 'With the last die gone the fight ends when the reactions that it drew are done.',
  },
  'defeat-in-time': { rule: 'EN-2', sentence: 'With all Oathsworn down the fight is over.' },
  'right-end': { rule: 'EN-3', sentence: 'Nobody wins or loses without a reason for it.' },
  'own-hex': {
    rule: 'TM-7',
    sentence: 'Nobody shares a hex with another, or stands in an obstacle or off the board.',
  },
  treads: { rule: 'FT-10', sentence: 'A Sentinel is gone when somebody has come to its hex, or through it.' },
  rooted: { rule: 'GM-7', sentence: 'No Sentinel moves by itself, and at most eight stand.' },
  'walk-length': {
    rule: 'OP-3',
    sentence: 'A move goes no further by free hexes than what it may, water counted.',
  },
  'enemy-path': {
    rule: 'MV-1',
    sentence: 'An enemy goes from hex to hex, and a small one through free hexes only.',
  },
  'enemy-stride': { rule: 'MV-2', sentence: 'An enemy takes no more steps than its card says.' },
  crippled: { rule: 'ST-4', sentence: 'A crippled character does not move of its own will.' },
  'crippled-time': {
    rule: 'ST-5',
    sentence: 'Crippled is gone with the end of the next whole Oathsworn phase.',
  },
  'guardian-back': {
    rule: 'FT-2',
    sentence: 'A rejuvenated Guardian has its HP, 2 animus, its combat tokens and no status.',
  },
  'ally-comes': {
    rule: 'UC-3',
    sentence: 'An ally comes for one who fell, to the edge, with full HP and 2 animus.',
  },
  'sentinel-new': { rule: 'GM-9', sentence: 'A new Sentinel has 1 HP and nothing else.' },
  'set-free': { rule: 'SE-18', sentence: 'Whoever is set free stands, with all animus in the reserve.' },
  'free-when': {
    rule: 'SE-17',
    sentence:
      'Somebody consumed is set free when the place is broken or has lost 6 HP, or the enemy is gone.',
  },
  'consumed-count': { rule: 'SE-17', sentence: 'What the place of somebody consumed loses is counted.' },
  'cage-ends': { rule: 'SE-6', sentence: 'No cage outlasts the end of its round.' },
  'round-ends': { rule: 'RD-11', sentence: 'What was to last for the round is over with it.' },
} as const satisfies Readonly<Record<string, Check>>;

export type CheckId = keyof typeof checks;
