import { expect } from 'vitest';
import { nextCommand } from '../../scripts/player/policy';
import type { Setup } from '../../src/encounter/model/setup';
import { questionOf } from '../../src/encounter/stack/dispatch';
import type { Encounter } from '../../src/stage/encounter';
import { ownSetup } from '../../src/table/packs/try';
import { type Draft, setupOf } from '../../src/table/setup/draft';
import { inMode, type Mode } from '../../src/table/setup/modes';
import { presetNames } from '../../src/ui/words/preset';
import { Game, isAboutCards, withoutSlips } from '../encounter/support/paper';
import { asPack, type Box, composedBy, setUpByHand } from './box';

/** How the two of them begin: the box set up by taps with its deck on the table, and the pack with all its cards. */
export function setupsOf(
  box: Box,
  mode: Mode,
  seed: number,
): { readonly paper: Setup; readonly pack: Setup } {
  const draft: Draft = setUpByHand(box.setUp);
  const paper: Draft = { ...draft, settings: inMode(draft.settings, mode, false) };
  const known: Draft = { ...draft, settings: { ...inMode(draft.settings, mode, false), stage: 'app' } };
  return {
    paper: setupOf(paper, seed, presetNames),
    pack: ownSetup(asPack(box), known, seed, presetNames),
  };
}

/** What a group's own pack brings along: its cards, and which of them is which of the box. */
export interface Known {
  readonly cards: Encounter['cards'];
  readonly called: ReadonlyMap<string, string>;
}

/** One fight twice: as a pack, and as paper by the taps that tell the same of it. */
export class Both {
  readonly pack: Game;
  readonly paper: Game;
  /** The cards that were composed, in the order in which they were. */
  readonly composed: string[] = [];
  /** How often a card was told: as soon as it lay face up, and when it was asked for. */
  readonly tellings = { early: 0, asked: 0 };
  /** What the app asked while the enemy acted, each with all that it hung on. */
  readonly questions: string[] = [];
  /** What the paper game calls the cards. */
  readonly called: Map<string, string>;

  constructor(
    private readonly box: Box,
    mode: Mode,
    seed: number,
    from?: Known,
  ) {
    const { paper, pack } = setupsOf(box, mode, seed);
    this.paper = new Game(from ? { ...paper, encounter: { ...paper.encounter, cards: from.cards } } : paper);
    this.pack = new Game(pack);
    this.called = new Map(from?.called);
  }

  play(most = 30): void {
    for (let taps = 0; taps < 4000; taps++) {
      this.tellsFaceUp();
      const command = nextCommand(this.pack.state);
      if (!command || this.pack.state.round > most) return;
      this.pack.tap(command);
      this.notes();
      this.paper.tap(command);
      this.tellsWhatIsAsked();
    }
    throw new Error('the fight has no end');
  }

  /** The question that is answered now, with the card and the step of it that it belongs to. */
  private notes(): void {
    const { state } = this.paper;
    const question = questionOf(state);
    if (question?.ask !== 'pick' || state.frames.some(frame => frame.frame === 'strike')) return;
    const { round, scene, frames } = state;
    const { topic, who, about, options } = question;
    const steps = frames.flatMap(frame => (frame.frame === 'steps' ? [[frame.actor, frame.at]] : []));
    this.questions.push(JSON.stringify([round, scene?.job?.id, steps, topic, who, about, options]));
  }

  private told(id: string) {
    const known = this.called.get(id);
    if (known !== undefined) return { id: known };
    const card = this.box.cards.find(one => one.id === id);
    if (!card) throw new Error(`no card ${id}`);
    this.composed.push(id);
    return { label: id, ...composedBy(this.paper.state.encounter, card.taps) };
  }

  /** Every other round the card is told as soon as it lies face up. */
  private tellsFaceUp(): void {
    const { paper, pack } = this;
    const id = pack.state.stage.deck[0];
    const open = paper.state.phase === 'oathsworn' && paper.state.frames.length === 0;
    if (!open || id === undefined || !paper.state.stage.up || paper.state.round % 2 === 0) return;
    if (paper.state.encounter.cards.some(card => card.id === paper.state.stage.deck[0])) return;
    paper.tap({ do: 'tell', card: this.told(id) });
    this.tellings.early++;
    this.called.set(id, paper.state.stage.deck[0] ?? '');
  }

  private tellsWhatIsAsked(): void {
    for (let i = 0; questionOf(this.paper.state)?.ask === 'card' && i < 30; i++) {
      const frame = this.paper.state.frames.at(-1);
      const job = frame?.frame === 'card' ? frame.job.id : 0;
      const started = this.pack.events.find(event => event.type === 'started' && event.job.id === job);
      if (started?.type !== 'started') throw new Error(`job ${job} has not started`);
      const { card } = started.job;
      const told = this.told(card);
      this.tellings.asked++;
      const events = this.paper.tap({
        do: 'answer',
        answer: 'id' in told ? { answer: 'card', card: told.id } : { answer: 'compose', ...told },
      });
      const named = events.find(event => event.type === 'stage' && event.event.type === 'named');
      if (named?.type === 'stage' && named.event.type === 'named') this.called.set(card, named.event.card);
    }
  }

  /** Event for event the same, but for what is only told when a card is seen. */
  agrees(): void {
    const back = new Map([...this.called].map(([id, name]) => [name, id]));
    const plain = ({ events }: Game) =>
      events.flatMap(event => (isAboutCards(event) ? [] : [withoutSlips(event, back)]));
    expect(plain(this.paper)).toEqual(plain(this.pack));
    expect(this.paper.state.outcome).toBe(this.pack.state.outcome);
    expect(this.paper.state.enemies).toEqual(this.pack.state.enemies);
  }
}
