import type { CardDeed } from '../../../../src/games/darkholds/rules/play/card';
import type { Command, Event, Figure, Play, Told } from '../../../../src/games/darkholds/rules/play/model';

// A level as somebody keeps it who does what is told, and nothing else. Nothing of src but its types.

interface Piece {
  name: string;
  ours: boolean;
  at: string;
  vigour: number;
  wounds: number;
  prone: boolean;
  tokens: number;
  silver: number;
  aim: number;
  web: number;
  items: string[];
  spells: string[];
}
interface Kept {
  pieces: Record<string, Piece>;
  noise: Record<string, number>;
  rocks: Record<string, number>;
  features: Record<string, string>;
  hurt: Record<string, number>;
  ground: Record<string, string[]>;
  rummaged: Record<string, number>;
  deck: number;
  left: string[];
  done: string[];
  over: boolean;
}

const pieceOf = ({ name, side, at, vigour, wounds, prone, tokens, kit }: Figure): Piece => ({
  ...{ name, ours: side !== 'enemy', at, vigour, wounds, prone, tokens },
  ...{ silver: kit?.silver ?? 0, aim: kit?.aim ?? 0, web: kit?.web ?? 0 },
  items: [...(kit?.items ?? [])].sort(),
  spells: (kit?.spells ?? []).map(one => one.name).sort(),
});

const some = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0));

function keptOf(play: Play): Kept {
  const { more } = play;
  return {
    pieces: Object.fromEntries(play.figures.map(one => [one.id, pieceOf(one)])),
    noise: { ...play.noise },
    rocks: { ...play.rocks },
    features: { ...play.features },
    hurt: { ...more?.hurt },
    ground: Object.fromEntries(
      Object.entries(more?.ground ?? {}).map(([at, list]) => [at, [...list].sort()]),
    ),
    rummaged: { ...more?.rummaged },
    deck: more?.equipment.order.length ?? 0,
    left: [...play.left],
    done: [...play.done].sort(),
    over: play.phase === 'over',
  };
}
const tidy = (kept: Kept): Kept => ({
  ...kept,
  ...{ noise: some(kept.noise), rocks: some(kept.rocks), hurt: some(kept.hurt), done: kept.done.toSorted() },
  ground: Object.fromEntries(
    Object.entries(kept.ground).flatMap(([at, list]) => (list.length > 0 ? [[at, list.toSorted()]] : [])),
  ),
});

type Part = Readonly<Record<string, unknown>>;
/** HA: what makes noise, where its doer stands. */
const loud = ['strike', 'split', 'shoot', 'bash', 'cast', 'recover'];

class Keeper {
  readonly kept: Kept;
  private readonly id: string | undefined;
  constructor(
    private readonly play: Play,
    private readonly command: Command,
    private readonly after: Play,
  ) {
    this.kept = keptOf(play);
    this.id = 'id' in command && typeof command.id === 'string' ? command.id : undefined;
  }
  private get more() {
    return this.play.more;
  }
  private piece(id: string | undefined): Piece {
    const found = id === undefined ? undefined : this.kept.pieces[id];
    if (!found) throw new Error(`${id} is not there`);
    return found;
  }
  private named(name: unknown): readonly [string, Piece] {
    const found = Object.entries(this.kept.pieces).find(([, one]) => one.name === name);
    if (!found) throw new Error(`Nobody is called ${name}`);
    return found;
  }
  private figure(id: string): Figure {
    const all = [...this.play.figures, ...this.after.figures];
    const found = all.find(one => one.id === id);
    if (!found) throw new Error(`${id} was not there`);
    return found;
  }

  /** HA, TU-2: what the one who acts pays, and who is done by it. */
  act(): void {
    const { command, id } = this;
    const settings = this.more?.settings;
    const one = id === undefined ? undefined : this.kept.pieces[id];
    if (!one || !acts.includes(command.do)) return;
    if (loud.includes(command.do) && (one.ours || settings?.enemyNoise))
      this.kept.noise[one.at] = (this.kept.noise[one.at] ?? 0) + 1;
    if (one.ours ? !settings?.count : !settings?.overlord) return;
    const active = this.more?.active ?? null;
    if (active !== null && active !== id) this.finish(active);
    if (command.do === 'cast') one.vigour -= this.figure(id!).kit?.casts[command.cast]?.price ?? 0;
    // Ways are priced by a reading of their own (tests/games/darkholds/slow/moves.ts).
    else if (command.do === 'move' || command.do === 'trace' || command.do === 'leap')
      one.vigour = this.after.figures.find(it => it.id === id)?.vigour ?? 0;
    else if (command.do === 'bash' && command.by === 'cast')
      one.vigour -= this.figure(id!).kit?.casts[command.weapon]?.price ?? 1;
    else if (command.do !== 'activate') one.vigour--;
    // AT-5: Aims last until weary.
    if (one.vigour === 0) one.aim = 0;
  }
  finish(id: string): void {
    const one = this.kept.pieces[id];
    if (one && !this.kept.done.includes(id)) {
      one.vigour = 0;
      one.aim = 0;
      this.kept.done.push(id);
    }
  }

  /** WR-4 */
  hurt(id: string, wounds: number): boolean {
    const one = this.piece(id);
    const { con, side } = this.figure(id);
    one.wounds += wounds;
    if (one.wounds < con) return false;
    one.wounds = 0;
    one.prone = true;
    if (side === 'enemy' || (side === 'henchman' && this.more?.settings.henchmenDie))
      delete this.kept.pieces[id];
    return true;
  }

  private lays(at: string, items: readonly string[]): void {
    this.kept.ground[at] = [...(this.kept.ground[at] ?? []), ...items];
    if (items.length > 0 && !this.kept.features[at]) this.kept.features[at] = 'equipment';
  }
  private lifts(at: string, items: readonly string[]): void {
    this.kept.ground[at] = minus(this.kept.ground[at] ?? [], items);
    if (this.kept.ground[at].length === 0 && this.kept.features[at] === 'equipment')
      delete this.kept.features[at];
  }
  private gives(id: string, items: readonly string[], out: readonly string[] = []): void {
    const one = this.piece(id);
    one.items = [...minus(one.items, out), ...items].sort();
  }
  private from(
    from: { readonly square: string } | { readonly body: string },
    items: readonly string[],
  ): void {
    if ('square' in from) this.lifts(from.square, items);
    else this.gives(from.body, [], items);
  }
  private names(items: readonly string[]): string {
    return items.map(id => this.after.more?.items[id]?.name ?? id).join(', ');
  }
  private said(should: unknown, said: unknown): void {
    if (should !== said) throw new Error(`${said} is told for ${should}`);
  }

  line({ text, rule, by, path, noted }: Told): void {
    if (typeof text === 'string') return;
    const it: Part = text;
    const { kept, command } = this;
    const at = `${it.at}`;
    const one = by === undefined ? undefined : kept.pieces[by];
    if (one && 'who' in it) this.said(one.name, it.who);
    if (path && path.at(-1) !== (it.to ?? it.at)) throw new Error(`A path to ${path.at(-1)}`);
    switch (text.say.replace('darkholds.', '')) {
      case 'moves': {
        const mover = this.piece(by);
        if (path && path[0] !== mover.at) throw new Error(`A path from ${path[0]}`);
        mover.at = `${it.to}`;
        if (rule === 'WY-3') mover.vigour -= Number(it.cost);
        mover.aim = 0;
        break;
      }
      case 'clears':
        kept.rocks[at]! -= 1;
        this.piece(by).vigour--;
        break;
      case 'leaps': {
        const leaper = this.piece(by);
        if (path && path[0] !== leaper.at) throw new Error(`A leap from ${path[0]}`);
        if (it.ok === true) leaper.at = `${it.to}`;
        leaper.aim = 0;
        if (this.play.phase === 'enemies' && command.do !== 'leap')
          leaper.vigour = this.vigourAfterLeap(leaper.vigour, it.ok === true);
        break;
      }
      case 'strikes':
        this.strikes(it, rule, by, noted?.faces);
        break;
      case 'weary':
        this.said(true, this.piece(by).vigour < 1);
        break;
      case 'no-further':
        this.said(this.piece(by).vigour, it.vigour);
        break;
      case 'comes':
      case 'comes-unseen':
      case 'freed': {
        const figure = this.after.figures.find(now => now.id === by) ?? this.comer(by);
        kept.pieces[figure.id] = {
          ...pieceOf(figure),
          vigour: figure.full,
          wounds: 0,
          prone: false,
          tokens: 0,
        };
        if ('at' in it) kept.pieces[figure.id]!.at = at;
        if (it.lively === false) {
          kept.pieces[figure.id]!.vigour = 0;
          kept.done.push(figure.id);
        }
        break;
      }
      case 'missing':
        this.missing = Number(it.count);
        break;
      case 'boosted':
        this.boosts += Number(it.tokens);
        for (const [id, piece] of Object.entries(kept.pieces))
          if (!piece.ours && this.rankOf(id) === it.rank) piece.tokens += Number(it.tokens);
        break;
      case 'has-left': {
        const [id] = this.named(it.who);
        delete kept.pieces[id];
        kept.left.push(id);
        break;
      }
      case 'darkhold-card':
        this.card(it);
        break;
      case 'won':
      case 'lost':
        kept.over = true;
        break;
      default:
        this.deed(text.say, it, by);
    }
  }
  private comer(id: string | undefined): Figure {
    throw new Error(`${id} has come and is not there`);
  }
  private rankOf(id: string): number {
    return this.figure(id).rank;
  }
  /** MV-7, MV-8: one vigour, and what it costs besides where it lands. */
  private vigourAfterLeap(vigour: number, ok: boolean): number {
    return ok && this.extraOfLeaps > 0 ? vigour - 1 - this.extraOfLeaps : vigour - 1;
  }
  extraOfLeaps = 0;

  /** AT-2 */
  private strikes(
    it: Part,
    rule: string,
    by: string | undefined,
    faces: readonly number[] | undefined,
  ): void {
    const striker = this.figure(by ?? '');
    const [id, target] = this.named(it.target);
    const { con, tough, name } = this.figure(id);
    const left = con - target.wounds;
    const [strikes, parried, wounds] = [Number(it.strikes), Number(it.parried), Number(it.wounds)];
    if (parried > strikes || (wounds > 0 && strikes === parried))
      throw new Error(`${name} parries ${parried}`);
    if (it.falls !== wounds >= left) throw new Error(`${name} falls: ${it.falls}`);
    if (tough === null && faces && this.command.do !== 'cast' && striker.side === 'enemy') {
      // One of its weapons must explain what is told.
      const weapons = it.shot === true ? striker.shot : striker.combat;
      const explains = weapons.some(
        ({ dice, hit, damage }) =>
          faces.slice(0, dice).filter(face => hit <= 9 && face >= hit).length === strikes &&
          wounds === (strikes - parried) * damage,
      );
      if (!explains) throw new Error(`${faces.join()} by ${striker.name}`);
    }
    this.said(it.falls, this.hurt(id, wounds));
    const one = by === undefined ? undefined : this.kept.pieces[by];
    if (!one || rule === 'RE-5' || this.play.phase !== 'enemies') return;
    if (this.command.do === 'light' || acts.includes(this.command.do)) return;
    one.vigour--;
    if (this.more?.settings.enemyNoise) this.kept.noise[one.at] = (this.kept.noise[one.at] ?? 0) + 1;
  }

  /** TU-3, DK-2 */
  private card({ label }: Part): void {
    const { command, play } = this;
    const card = Object.values(play.darkholds).find(one => one.label === label);
    const own = command.do === 'card' ? command.also : undefined;
    if (!own && card?.effect.do === 'noise') this.noises(card.effect.tokens);
    if (!own && card?.effect.do === 'vigour') this.vigours(card.effect.type, 1);
    const deeds = own ?? card?.also ?? [];
    const last = deeds.findLastIndex(deed => deed.do === 'place') + 1;
    for (const deed of deeds.slice(0, last)) this.cardDeed(deed);
    this.later = deeds.slice(last);
  }
  private missing = 0;
  private boosts = 0;
  /** RE-6: for every missing warrior one rank on the board has a token more. */
  boostedRightly(): void {
    const enemies = Object.values(this.kept.pieces).some(one => !one.ours);
    if (this.command.do === 'release' && this.missing > 1) throw new Error('One warrior waits in a cocoon');
    if (enemies && this.boosts !== this.missing)
      throw new Error(`${this.missing} missing, ${this.boosts} boosts`);
  }
  /** What a card does once those that it places have come. */
  private later: readonly CardDeed[] = [];
  placed(): void {
    for (const deed of this.later) this.cardDeed(deed);
  }
  private noises(tokens: number): void {
    for (const one of Object.values(this.kept.pieces))
      if (one.ours) this.kept.noise[one.at] = (this.kept.noise[one.at] ?? 0) + tokens;
  }
  private vigours(type: string, tokens: number): void {
    for (const [id, one] of Object.entries(this.kept.pieces))
      if (this.figure(id).type === type) one.tokens += tokens;
  }
  private cardDeed(deed: CardDeed): void {
    if (deed.do === 'noise') this.noises(deed.tokens);
    if (deed.do === 'vigour') this.vigours(deed.type, deed.tokens);
    if (deed.do === 'rockfall' && deed.at in this.after.rocks)
      this.kept.rocks[deed.at] = (this.kept.rocks[deed.at] ?? 0) + deed.vigour;
    if (deed.do !== 'wound') return;
    for (const [id, one] of Object.entries(this.kept.pieces)) {
      const { side } = this.figure(id);
      const meant =
        deed.whom === 'company'
          ? one.ours
          : deed.whom === (side === 'hero' ? 'heroes' : side === 'enemy' ? 'enemies' : 'henchmen');
      if (meant && !one.prone) this.hurt(id, deed.wounds);
    }
  }

  /** HA, MK: what heroes do. */
  private deed(say: string, it: Part, by: string | undefined): void {
    const { kept, command } = this;
    const at = `${it.at}`;
    const one = by === undefined ? undefined : kept.pieces[by];
    switch (say.replace('darkholds.', '')) {
      case 'aims':
        this.said((this.figure(by!).kit?.aim ?? 0) + 1, it.aims);
        // AT-5: the last Aim of somebody who is weary by it is lost.
        this.piece(by).aim = this.piece(by).vigour === 0 && this.more?.settings.count ? 0 : Number(it.aims);
        break;
      case 'bashes': {
        // MK-12
        const strength = kept.features[at] === 'door' ? 3 : 2;
        this.said(kept.features[at], it.feature);
        const dealt = this.bash();
        const left = Math.max(0, strength - (kept.hurt[at] ?? 0) - dealt);
        this.said(left, it.left);
        kept.hurt[at] = left === 0 ? 0 : strength - left;
        if (left === 0) delete kept.features[at];
        const cast = command.do === 'bash' && command.by === 'cast';
        if (cast && this.figure(by!).kit?.casts[command.weapon]?.kind === 'invocation') this.hurt(by!, 1);
        break;
      }
      case 'takes':
        if (command.do !== 'acquire') break;
        this.said(this.names(command.items), it.what);
        this.from(command.from, command.items);
        this.gives(command.id, command.items, command.leave ?? []);
        if ('square' in command.from) this.lays(command.from.square, command.leave ?? []);
        else this.gives(command.from.body, command.leave ?? []);
        break;
      case 'puts-down': {
        const found = this.more?.found;
        const items = command.do === 'discard' ? command.items : found ? [found.item] : [];
        this.said(this.names(items), it.what);
        this.gives(by!, [], items);
        if (command.do === 'discard' && command.take) {
          this.from(command.take.from, command.take.items);
          this.gives(by!, command.take.items);
        }
        this.lays(at, items);
        break;
      }
      case 'finds': {
        if (command.do !== 'rummage') break;
        const item = command.card
          ? Object.keys(this.after.more?.items ?? {}).find(id => !this.more?.items[id])
          : this.more?.equipment.order[0];
        this.said(this.names([item!]), it.what);
        kept.rummaged[command.at] = (kept.rummaged[command.at] ?? 0) + 1;
        if (!command.card) kept.deck--;
        if (it.kept === true) this.gives(command.id, [item!]);
        else this.lays(command.at, [item!]);
        break;
      }
      case 'finds-nothing':
        kept.rummaged[at] = (kept.rummaged[at] ?? 0) + 1;
        break;
      case 'trades': {
        if (command.do !== 'trade') break;
        const [give, get] = [command.give, command.get].map(item => (item === undefined ? [] : [item]));
        this.said(this.names(give!), it.gives);
        this.said(this.names(get!), it.gets);
        this.said(command.silver, it.silver);
        this.gives(command.id, get!, give!);
        this.gives(command.with, give!, get!);
        this.piece(command.id).silver -= command.silver;
        this.piece(command.with).silver += command.silver;
        break;
      }
      case 'recovers':
        if (Number(it.stays) > 0) this.hurt(by!, Number(it.stays));
        else if (Number(it.roll) > 0 && one && one.wounds > 0) one.wounds--;
        break;
      case 'wakes': {
        const [id, woken] = this.named(it.who);
        woken.prone = false;
        woken.wounds = this.figure(id).con - 1;
        woken.vigour = kept.done.includes(id) ? 0 : this.figure(id).full;
        break;
      }
      case 'releases':
        delete kept.features[at];
        break;
      case 'spiders':
        if (Number(it.wounds) > 0) this.hurt(by!, Number(it.wounds));
        break;
      case 'hacksilver':
        one!.silver = Math.min(100, one!.silver + Number(it.silver));
        break;
      case 'dropped': {
        const { kit } = this.figure(by!);
        const cards = (kit?.items ?? []).filter(id => this.more?.items[id]?.own === false);
        this.said(this.names(cards), it.what);
        this.lays(at, cards);
        break;
      }
    }
  }
  private bash(): number {
    const { command } = this;
    if (command.do !== 'bash') throw new Error('Nobody bashes');
    const { combat, shot, kit } = this.figure(command.id);
    const weapon = {
      combat: combat[command.weapon],
      shot: shot[command.weapon],
      cast: kit?.casts[command.weapon]?.shot,
    }[command.by];
    return weapon ? weapon.dice * weapon.damage : 0;
  }

  /** What a tap does that is told by no line: it is what was tapped. */
  plainly(): void {
    const { command, kept, id } = this;
    const one = id === undefined ? undefined : kept.pieces[id];
    switch (command.do) {
      case 'move':
        // MK-9: the exit is left by it, and told.
        if (one && one.at !== command.to) {
          one.at = command.to;
          one.aim = 0;
        }
        break;
      case 'clear':
        kept.rocks[command.at]! -= 1;
        break;
      case 'noise':
        kept.noise[command.at] = command.tokens;
        break;
      case 'unweb':
        one!.web--;
        break;
      case 'cast': {
        const spell = this.figure(command.id).kit?.casts[command.cast];
        const on = kept.pieces[command.target ?? command.id];
        if (spell?.stays && on) on.spells = [...on.spells, spell.name].sort();
        if (spell?.kind === 'invocation') this.hurt(command.id, 1);
        break;
      }
    }
  }
}

const acts = [
  ...['activate', 'trace', 'leap', 'shoot', 'split', 'aim', 'bash', 'acquire', 'discard', 'rummage', 'trade'],
  ...['cast', 'recover', 'revive', 'release', 'unweb', 'use', 'strike', 'move', 'clear'],
];
function minus(list: readonly string[], out: readonly string[]): string[] {
  const left = [...list];
  for (const one of out) {
    const i = left.indexOf(one);
    if (i < 0) throw new Error(`${one} is not there`);
    left.splice(i, 1);
  }
  return left;
}

/** These are told by nobody: they say of the table what it is. */
const bySaying = [
  ...['paint', 'floor', 'ladder', 'wall', 'lay', 'teach', 'stand', 'join', 'begin', 'correct', 'remove'],
  ...['feature', 'item', 'kit', 'end', 'rest', 'begins', 'pass'],
];

/** Who does what is told, and nothing else, has the level as the app has it. */
export function follows(play: Play, command: Command, events: readonly Event[], after: Play): void {
  if (bySaying.includes(command.do)) return;
  const told = events.flatMap(one => (one.type === 'told' ? [one.told] : []));
  const keeper = new Keeper(play, command, after);
  const where = (): string =>
    `${JSON.stringify(command)}\n${told.map(one => JSON.stringify(one.text)).join('\n')}`;
  try {
    if (command.do === 'enemies' && play.more?.active) keeper.finish(play.more.active);
    keeper.act();
    if (command.do !== 'cast') keeper.plainly();
    for (const one of told) keeper.line(one);
    if (command.do === 'cast') keeper.plainly();
    keeper.placed();
    keeper.boostedRightly();
    turned(keeper, play, command, events, after);
  } catch (problem) {
    throw new Error(`${problem instanceof Error ? problem.message : problem}: ${where()}`);
  }
  const [mine, theirs] = [tidy(keeper.kept), tidy(keptOf(after))].map(one => ordered(one));
  if (mine !== theirs) throw new Error(`${where()}\n${difference(mine ?? '', theirs ?? '')}`);
}

/** TU-1 to TU-5, AO-3: what a phase brings by itself. */
function turned({ kept }: Keeper, play: Play, command: Command, events: readonly Event[], after: Play): void {
  const begins = after.phase !== play.phase && after.phase !== 'over';
  if (begins) kept.done = [];
  if (command.do === 'enemies' || command.do === 'card')
    for (const one of Object.values(kept.pieces))
      if (!one.ours && after.phase !== 'heroes' && !events.some(event => event.type === 'ended')) {
        one.vigour += one.tokens;
        one.tokens = 0;
      }
  if (command.do === 'newTurn') {
    kept.noise = {};
    for (const [id, one] of Object.entries(kept.pieces)) {
      const figure = play.figures.find(it => it.id === id);
      if (figure && !one.prone) one.vigour = figure.full;
      one.aim = 0;
      one.spells = (figure?.kit?.spells ?? [])
        .filter(({ until }) => until === 'level')
        .map(({ name }) => name)
        .sort();
    }
  }
  // AO-3: whoever was activated is done; who it is, AO tells (tests/games/darkholds/slow/animus.ts).
  if (['next', 'all', 'rolled', 'light'].includes(command.do)) kept.done = [...after.done].sort();
}

const ordered = (value: unknown): string =>
  JSON.stringify(
    value,
    (_, one: unknown) =>
      typeof one === 'object' && one !== null && !Array.isArray(one)
        ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
        : one,
    1,
  );
function difference(a: string, b: string): string {
  const [one, two] = [a.split('\n'), b.split('\n')];
  const i = one.findIndex((line, n) => line !== two[n]);
  return `told:\n${one.slice(Math.max(0, i - 6), i + 4).join('\n')}\nkept:\n${two.slice(Math.max(0, i - 6), i + 4).join('\n')}`;
}
