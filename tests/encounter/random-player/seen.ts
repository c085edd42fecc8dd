import { CLASS_IDS } from '../../../src/campaign/kinds/classes';
import type { Answer, Command, Correction } from '../../../src/encounter/model/command';
import type { FriendRole, Presence } from '../../../src/encounter/model/entities';
import type { Event } from '../../../src/encounter/model/event';
import type { Frame } from '../../../src/encounter/model/frame';
import type { PickTopic, PlaceTopic, Question } from '../../../src/encounter/model/question';
import type { Difficulty, Settings } from '../../../src/encounter/model/settings';
import type { Setup } from '../../../src/encounter/model/setup';
import type { State } from '../../../src/encounter/model/state';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import type { HeroEffect, Window } from '../../../src/stage/company';
import type { Area, Condition, Effect, Group, Place, Step, TargetRule } from '../../../src/stage/steps';
import type { Tap } from './fight';

/** Every member of a union once: the compiler refuses a list that forgets one. */
const all = <K extends string>(of: { readonly [key in K]: true }): readonly string[] => Object.keys(of);

const topics: readonly PickTopic[] = [
  'aim',
  'area',
  'attackers',
  'swarm',
  'chain',
  'closest',
  'colors',
  'condition',
  'die',
  'fits',
  'friend',
  'group',
  'hit',
  'mob',
  'north',
  'reach',
  'redraw',
  'stage',
  'token',
  'toward',
  'victory',
  'direction',
];

/** All that whole fights have to have met, by what it is. */
export const everything: { readonly [what: string]: readonly string[] } = {
  class: CLASS_IDS,
  role: all<FriendRole>({
    full: true,
    companion: true,
    ally: true,
    guardian: true,
    sentinel: true,
    friendly: true,
  }).filter(
    // No rule and no card of ours brings one; a pack's special rules are read aloud.
    role => role !== 'friendly',
  ),
  presence: all<Presence>({ standing: true, unconscious: true, dead: true, consumed: true, gone: true }),
  difficulty: all<Difficulty>({ journeyman: true, pilgrim: true, free: true, grim: true, dread: true }),
  board: all<Settings['board']>({ mirrored: true, off: true, moved: true }),
  stage: all<Settings['stage']>({ app: true, physical: true, count: true }),
  might: all<Settings['might']>({ cards: true, dice: true, mixed: true, physical: true }),
  company: all<Settings['company']>({ full: true, light: true }),
  windows: all<Settings['windows']>({ needed: true, all: true }),
  start: ['hardcore', 'not hardcore', 'ambushed', 'normal', 'injuries', 'carried HP', 'carried tokens'],
  command: all<Command['do']>({
    begin: true,
    answer: true,
    endTurns: true,
    nextRound: true,
    hadTurns: true,
    attack: true,
    move: true,
    turn: true,
    pass: true,
    play: true,
    injury: true,
    spend: true,
    animus: true,
    refresh: true,
    taunt: true,
    throw: true,
    pickUp: true,
    escape: true,
    ally: true,
    sentinel: true,
    rejuvenate: true,
    falcon: true,
    say: true,
    settings: true,
    teach: true,
    tell: true,
    count: true,
    remind: true,
    forget: true,
    seen: true,
    tick: true,
    check: true,
    giveUp: true,
  }).filter(kind => kind !== 'giveUp'),
  answer: all<Answer['answer']>({
    go: true,
    pick: true,
    number: true,
    place: true,
    defend: true,
    tokens: true,
    might: true,
    total: true,
    card: true,
    compose: true,
    strikes: true,
    aloud: true,
  }).filter(kind => kind !== 'number'),
  correction: all<Correction['say']>({
    hp: true,
    maxHp: true,
    die: true,
    token: true,
    animus: true,
    defense: true,
    stands: true,
    all: true,
    card: true,
    faceUp: true,
    stageDeck: true,
    might: true,
    target: true,
    lead: true,
    obstacle: true,
    tiles: true,
    presence: true,
    enemy: true,
    enemyGone: true,
    stage: true,
    round: true,
    encounter: true,
    ally: true,
    friend: true,
    skip: true,
    outcome: true,
  }),
  question: all<Question['ask']>({
    pick: true,
    go: true,
    card: true,
    compose: true,
    count: true,
    place: true,
    defend: true,
    tap: true,
    soak: true,
    pool: true,
    drawn: true,
  }),
  topic: topics,
  place: all<PlaceTopic>({ moved: true, placed: true, comes: true, walk: true, chainEnd: true }),
  frame: all<Frame['frame']>({
    card: true,
    steps: true,
    target: true,
    move: true,
    roll: true,
    blow: true,
    strike: true,
    minions: true,
    hands: true,
    whom: true,
    die: true,
    place: true,
    play: true,
    need: true,
    redraw: true,
    break: true,
    victory: true,
  }),
  step: all<Step['do']>({
    target: true,
    move: true,
    turn: true,
    attack: true,
    effect: true,
    tiles: true,
    spawn: true,
    minions: true,
    place: true,
    cage: true,
    consume: true,
    ability: true,
    lasting: true,
    if: true,
    each: true,
    draw: true,
    text: true,
  }),
  rule: all<TargetRule['rule']>({
    closest: true,
    furthest: true,
    mostHp: true,
    leastHp: true,
    mostWounded: true,
    mostAnimus: true,
    leastAnimus: true,
    mostDefense: true,
    leastDefense: true,
    mostTokens: true,
    hasToken: true,
    firstPlayer: true,
    class: true,
    inArc: true,
    adjacent: true,
    lastAttacker: true,
    random: true,
    same: true,
    another: true,
    players: true,
  }),
  area: all<Area['area']>({
    adjacent: true,
    circle: true,
    cone: true,
    wave: true,
    charge: true,
    chain: true,
    custom: true,
  }),
  group: all<Group['who']>({
    target: true,
    hit: true,
    hurt: true,
    self: true,
    oathsworn: true,
    company: true,
    bosses: true,
    minions: true,
    adjacent: true,
    within: true,
    inArc: true,
    class: true,
    hasToken: true,
    firstPlayer: true,
    each: true,
    players: true,
  }),
  'place of a step': all<Place['place']>({
    hexes: true,
    next: true,
    under: true,
    front: true,
    rear: true,
    edge: true,
    start: true,
    area: true,
    players: true,
  }),
  condition: all<Condition['when']>({
    adjacent: true,
    within: true,
    inArc: true,
    broken: true,
    hit: true,
    hurt: true,
    missed: true,
    noTarget: true,
    stage: true,
    reaction: true,
    hasToken: true,
    minionsAtMost: true,
    moved: true,
    not: true,
    players: true,
  }),
  effect: all<Effect['effect']>({
    knockback: true,
    push: true,
    lose: true,
    heal: true,
    token: true,
    removeToken: true,
    bleeds: true,
    animus: true,
    drag: true,
    defense: true,
    might: true,
    exclude: true,
    text: true,
  }),
  'effect of a card of the company': all<HeroEffect['effect']>({
    attack: true,
    move: true,
    gain: true,
    heal: true,
    animus: true,
    taunt: true,
    refresh: true,
    guard: true,
    weaken: true,
    forceRedraw: true,
    boost: true,
    text: true,
  }),
  window: all<Window>({
    beforeDamage: true,
    afterDamage: true,
    whenHit: true,
    whenMoved: true,
    anytime: true,
    onAttack: true,
    onHit: true,
    onCritical: true,
  }),
  way: ['toward', 'away', 'random', 'N', 'upTo', 'full', 'exact'],
  event: all<Event['type']>({
    phase: true,
    turn: true,
    roundBegins: true,
    hadTurns: true,
    injuriesPlayed: true,
    hp: true,
    die: true,
    token: true,
    animus: true,
    cards: true,
    stands: true,
    presence: true,
    enemyGone: true,
    friendCame: true,
    enemyCame: true,
    numbers: true,
    obstacles: true,
    tiles: true,
    might: true,
    stage: true,
    diceLost: true,
    queued: true,
    started: true,
    stack: true,
    cancelled: true,
    stepsBegin: true,
    pushed: true,
    popped: true,
    top: true,
    scene: true,
    scope: true,
    acted: true,
    lasting: true,
    lapsed: true,
    caged: true,
    consumed: true,
    crippled: true,
    thrown: true,
    falcons: true,
    taunt: true,
    attacked: true,
    settings: true,
    taught: true,
    reminder: true,
    due: true,
    task: true,
    ticked: true,
    checked: true,
    why: true,
    rolled: true,
    lead: true,
    allyTaken: true,
    ending: true,
    over: true,
    counted: true,
    encounter: true,
    allyKnown: true,
    lost: true,
    dropped: true,
    said: true,
    note: true,
  }),
};

/** What whole fights have met so far, by what it is. */
export class Seen {
  private readonly met = new Map<string, Map<string, number>>();

  private add(what: string, ...kinds: readonly string[]): void {
    const known = this.met.get(what) ?? new Map<string, number>();
    for (const kind of kinds) known.set(kind, (known.get(kind) ?? 0) + 1);
    this.met.set(what, known);
  }

  begins(setup: Setup): void {
    const { settings, heroes } = setup;
    for (const hero of heroes) this.add('class', hero.class);
    for (const key of ['board', 'stage', 'might', 'company', 'windows'] as const)
      this.add(key, settings[key]);
    this.add('difficulty', setup.difficulty);
    this.add('encounter', setup.encounter.id);
    this.add('start', setup.hardcore ? 'hardcore' : 'not hardcore', setup.ambushed ? 'ambushed' : 'normal');
    if (heroes.some(hero => (hero.injuries ?? []).length > 0)) this.add('start', 'injuries');
    if (heroes.some(hero => hero.hp !== undefined)) this.add('start', 'carried HP');
    if (heroes.some(hero => Object.keys(hero.tokens ?? {}).length > 0)) this.add('start', 'carried tokens');
  }

  sees({ before, command, events, changes, after }: Tap): void {
    this.add('command', command.do);
    const question = questionOf(before);
    if (question) this.add('question', question.ask);
    if (question?.ask === 'pick') this.add('topic', question.topic);
    if (question?.ask === 'place') this.add('place', question.topic);
    if (command.do === 'answer') this.add('answer', command.answer.answer);
    if (command.do === 'say') this.add('correction', command.correction.say);
    if (command.do === 'play') this.plays(before, command);
    for (const one of after.friends) {
      this.add('role', one.role);
      this.add('presence', one.presence);
    }
    for (const event of events) this.add('event', event.type);
    for (const change of changes) this.happens(change);
  }

  private plays({ library, allyOf }: State, { who, card, choice }: Extract<Command, { do: 'play' }>): void {
    const cards = [library.abilities[card], library.items[card], library.archetypes[who]];
    const choices = [
      ...cards.flatMap(one => one?.choices ?? []),
      ...[library.items[card]?.companion, allyOf[who]?.once].flatMap(one => one ?? []),
    ];
    const chosen = choices.find(one => one.id === choice);
    if (chosen?.interrupt) this.add('window', chosen.interrupt);
    for (const { effect } of chosen?.effects ?? []) this.add('effect of a card of the company', effect);
  }

  private happens(event: Event): void {
    this.add('event', event.type);
    if (event.type === 'pushed' || event.type === 'top') this.add('frame', event.frame.frame);
    if (event.type !== 'top' || event.frame.frame !== 'steps') return;
    const done = event.frame.steps[event.frame.at - 1];
    if (done) this.does(done);
  }

  private does(step: Step): void {
    this.add('step', step.do);
    switch (step.do) {
      case 'target':
        this.add('rule', ...step.rules.map(one => one.rule));
        break;
      case 'move':
        this.add('way', step.way, step.how ?? 'upTo');
        break;
      case 'attack':
        if (step.area) this.add('area', step.area.area);
        if (step.at) this.add('group', step.at.who);
        this.add('effect', ...(step.hit ?? []).map(one => one.effect));
        break;
      case 'effect':
        this.add('group', step.on.who);
        this.add('effect', ...step.effects.map(one => one.effect));
        break;
      case 'tiles':
      case 'spawn':
        this.add('place of a step', step.at.place);
        break;
      case 'place':
        this.add('place of a step', step.at.place);
        this.add('group', step.whom.who);
        break;
      case 'cage':
      case 'consume':
        this.add('group', step.whom.who);
        break;
      case 'each':
        this.add('group', step.of.who);
        break;
      case 'if':
        this.add('condition', step.condition.when);
        if (step.condition.when === 'not') this.add('condition', step.condition.of.when);
        break;
      default:
        break;
    }
  }

  /** What came fewer times than that, of all that should. */
  missing(times = 1): readonly string[] {
    return Object.entries(everything).flatMap(([what, kinds]) =>
      kinds
        .map(kind => ({ kind, met: this.met.get(what)?.get(kind) ?? 0 }))
        .filter(({ met }) => met < times)
        .map(({ kind, met }) => `${what}: ${kind} ${met}`),
    );
  }

  has(what: string): readonly string[] {
    return [...(this.met.get(what)?.keys() ?? [])].sort();
  }
}
