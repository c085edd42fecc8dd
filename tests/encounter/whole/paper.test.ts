import { describe, expect, it } from 'vitest';
import { nextCommand } from '../../../scripts/player/policy';
import type { Composed } from '../../../src/encounter/model/command';
import { questionOf } from '../../../src/encounter/stack/dispatch';
import { builtinPack } from '../../../src/packs/builtin';
import type { StageCard } from '../../../src/stage/card';
import { isBlankSlip } from '../../../src/stage/deck';
import type { Encounter } from '../../../src/stage/encounter';
import { patience, samples, seed } from '../../support/samples';
import { byHand } from '../../table/setup/by-hand';
import { randomEncounter, tellable } from '../random-player/cards';
import { type Chance, chanceOf } from '../random-player/chance';
import { Game, isAboutCards, withoutSlips } from '../support/paper';
import { setupFor } from '../support/setups';

/** Cards as a composer can say them: their words are of the table's own, none is blank, and all that they name is there (OWN-311). */
const printed = (encounter: Encounter): Encounter => ({
  ...encounter,
  cards: encounter.cards.map(({ text: _, steps, ...card }) => {
    const said = tellable(encounter, steps);
    return {
      ...card,
      known: true,
      steps: said.length > 0 ? said : [{ do: 'minions' }, { do: 'target', rules: [] }],
    };
  }),
});

/** A fight whose cards the app has, and the same with its deck as paper, of which the app is told card by card. */
class Pair {
  readonly pack: Game;
  readonly paper: Game;
  /** What the paper game calls the cards. */
  readonly called = new Map<string, string>();
  composed = 0;
  private compared = [0, 0];
  private readonly chance: Chance;

  constructor(at: number) {
    this.chance = chanceOf(at, 'paper');
    const setup = setupFor(at);
    const chosen = builtinPack.encounters[at % 4] ?? randomEncounter(this.chance);
    const encounter = printed(chosen);
    const settings = { ...setup.settings, board: 'mirrored' as const, might: 'cards' as const };
    const all = { ...setup, encounter, settings: { ...settings, stage: 'app' as const } };
    this.pack = new Game(all);
    this.paper = new Game({
      ...all,
      encounter: { ...encounter, cards: [] },
      settings: { ...settings, stage: 'physical' },
    });
  }

  play(): void {
    for (let taps = 0; taps < 4000; taps++) {
      this.tellsEarly();
      const command = nextCommand(this.pack.state);
      if (!command || this.pack.state.round > 30) return;
      this.pack.tap(command);
      this.paper.tap(command);
      this.tellsWhatIsAsked();
      this.agrees();
    }
  }

  private card(id: string): StageCard {
    const card = this.pack.state.encounter.cards.find(one => one.id === id);
    if (!card) throw new Error(`no card ${id}`);
    return card;
  }

  /** By name where it has been met, else composed tap by tap. */
  private told(id: string): { readonly id: string } | Composed {
    const known = this.called.get(id);
    if (known !== undefined) return { id: known };
    this.composed++;
    const { label, steps, lasts, actors } = this.card(id);
    return {
      label,
      steps: byHand(this.pack.state.encounter, steps),
      ...(lasts ? { lasts } : {}),
      ...(actors ? { actors } : {}),
    };
  }

  /** Now and then the card that lies face up is told before anybody asks. */
  private tellsEarly(): void {
    const { stage } = this.paper.state;
    const id = this.pack.state.stage.deck[0];
    const top = stage.deck[0];
    if (id === undefined || top === undefined || !stage.up || !isBlankSlip(top)) return;
    const { phase, frames } = this.paper.state;
    if (phase === 'over' || frames.length > 0 || !this.chance.in100(20)) return;
    this.paper.tap({ do: 'tell', card: this.told(id) });
    this.called.set(id, this.paper.state.stage.deck[0] ?? '');
  }

  private tellsWhatIsAsked(): void {
    for (let i = 0; questionOf(this.paper.state)?.ask === 'card' && i < 30; i++) {
      const frame = this.paper.state.frames.at(-1);
      const job = frame?.frame === 'card' ? frame.job.id : 0;
      const started = this.pack.events.find(event => event.type === 'started' && event.job.id === job);
      if (started?.type !== 'started') throw new Error(`job ${job} has not started`);
      const { card } = started.job;
      const told = this.told(card);
      const events = this.paper.tap({
        do: 'answer',
        answer: 'id' in told ? { answer: 'card', card: told.id } : { answer: 'compose', ...told },
      });
      const named = events.find(event => event.type === 'stage' && event.event.type === 'named');
      if (named?.type === 'stage' && named.event.type === 'named') this.called.set(card, named.event.card);
    }
  }

  /** What the pack calls the cards of the paper game. */
  back(): ReadonlyMap<string, string> {
    return new Map([...this.called].map(([id, name]) => [name, id]));
  }

  /** Event for event the same, but for what is only told when the card is seen. */
  private agrees(): void {
    const back = this.back();
    const plain = (game: Game, from: number) =>
      game.events.slice(from).flatMap(event => (isAboutCards(event) ? [] : [withoutSlips(event, back)]));
    expect(plain(this.paper, this.compared[1] ?? 0)).toEqual(plain(this.pack, this.compared[0] ?? 0));
    this.compared = [this.pack.events.length, this.paper.events.length];
  }
}

describe('a fight whose cards are paper', () => {
  it('OWN-161, OWN-201, SC-4: every card unknown and composed by taps, it goes event for event as with its pack', {
    timeout: patience,
  }, () => {
    let composed = 0;
    const fights = samples(3, 500);
    for (let i = 0; i < fights; i++) {
      const pair = new Pair(seed + i);
      pair.play();
      expect(pair.paper.state.outcome).toBe(pair.pack.state.outcome);
      expect(pair.paper.state.enemies).toEqual(pair.pack.state.enemies);
      expect(withoutSlips(pair.paper.state.friends, pair.back())).toEqual(pair.pack.state.friends);
      for (const [id, name] of pair.called) {
        const [mine, theirs] = [pair.paper, pair.pack].map(game =>
          game.state.encounter.cards.find(card => card.id === (game === pair.paper ? name : id)),
        );
        expect(mine?.steps).toEqual(theirs?.steps);
      }
      composed += pair.composed;
    }
    console.log(`${fights} fights on paper, ${composed} cards composed`);
    expect(composed).toBeGreaterThan(fights * 3);
  });
});
