import type {
  Color,
  Counts,
  Facing,
  LogAllyCard,
  LogAnimus,
  LogCaged,
  LogCards,
  LogConsumed,
  LogEffect,
  LogEnemy,
  LogFriend,
  LogKind,
  LogLasting,
  LogPlace,
  LogSettings,
  LogTile,
  Presence,
  Side,
} from './log';

export interface LogPiece {
  readonly id: number;
  readonly color: Color;
  readonly face: string;
  readonly from: 'deck' | 'die' | 'table';
  readonly part: 'pool' | 'extra';
  readonly of?: number;
}

export type Whole = { readonly [C in Color]: number };

export interface Back {
  readonly redraw: number;
  readonly empowered: number;
  readonly lethality: number;
}

export interface LogHit {
  readonly target: string;
  readonly damage: number;
  readonly defense: number;
  readonly hpLost: number;
  readonly ignored?: readonly number[];
}

export interface LogChange {
  readonly bonus?: number;
  readonly redraws?: number;
  readonly lowest?: number;
  readonly highest?: number;
  readonly ignored?: readonly number[];
  readonly guard?: { readonly target: string; readonly by: number };
  readonly pool?: Whole;
}

export type LogDeckEvent =
  | { readonly type: 'drawn'; readonly cards: readonly string[] }
  | { readonly type: 'discarded'; readonly cards: readonly string[] }
  | { readonly type: 'shuffled'; readonly deck: readonly string[] }
  | { readonly type: 'swapped'; readonly came: string; readonly not: string }
  | { readonly type: 'reset'; readonly deck: readonly string[] }
  | { readonly type: 'corrected'; readonly deck: readonly string[]; readonly discard: readonly string[] };

export type LogMight =
  | { readonly type: 'deck'; readonly color: Color; readonly event: LogDeckEvent }
  | {
      readonly type: 'pool-chosen';
      readonly pool: { readonly cards: Whole; readonly dice: Whole };
      readonly tokens: { readonly empowered: number; readonly lethality: number };
    }
  | { readonly type: 'drew'; readonly pieces: readonly LogPiece[] }
  | { readonly type: 'none-left'; readonly color: Color; readonly count: number; readonly critical?: number }
  | { readonly type: 'declined'; readonly criticals: readonly number[] }
  | { readonly type: 'exchanged'; readonly piece: LogPiece; readonly by: 'token' | 'granted' | 'forced' }
  | {
      readonly type: 'shown';
      readonly piece: number;
      readonly face: string;
      readonly from: LogPiece['from'];
    }
  | { readonly type: 'adjusted'; readonly change: LogChange }
  | {
      readonly type: 'settled';
      readonly pieces: readonly LogPiece[];
      readonly outcome: {
        readonly missed: boolean;
        readonly damage: number;
        readonly overruled: boolean;
      };
    }
  | { readonly type: 'determined'; readonly token: string; readonly back: Back }
  | { readonly type: 'face-down' }
  | { readonly type: 'defended'; readonly target: string; readonly value: number }
  | { readonly type: 'revealed' }
  | { readonly type: 'token-spent'; readonly target: string }
  | { readonly type: 'struck'; readonly hits: readonly LogHit[]; readonly pieces: readonly LogPiece[] };

export type LogStage =
  | { readonly type: 'turned' }
  | { readonly type: 'drawn'; readonly card: string }
  | { readonly type: 'named'; readonly card: string; readonly stage: 1 | 2 | 3; readonly drawn: boolean }
  | { readonly type: 'kept'; readonly card: string }
  | { readonly type: 'discarded'; readonly card: string }
  | { readonly type: 'changed'; readonly stage: 1 | 2 | 3 }
  | { readonly type: 'refilled'; readonly deck: readonly string[] }
  | { readonly type: 'corrected' };

export interface LogJob {
  readonly id: number;
  readonly card: string;
  readonly why: 'phase' | 'reaction' | 'loss' | 'extra';
  readonly last?: true;
  readonly breakers: readonly { readonly enemy: string; readonly by: string | null }[];
}

export interface LogAttack {
  readonly might?: Counts;
  readonly add?: Counts;
  readonly breaks?: readonly string[];
  readonly area?: { readonly area: string };
  readonly hit?: readonly LogEffect[];
}

export interface LogBlow {
  readonly frame: 'blow';
  readonly attackers: readonly string[];
  readonly targets: readonly string[];
  readonly attack: LogAttack;
  /** Of those who attack by a box of their own. */
  readonly own?: { readonly [attacker: string]: LogAttack };
  readonly flow: {
    readonly step: string;
    readonly pieces: readonly LogPiece[];
    readonly setup: { readonly targets: readonly { readonly id: string; readonly hexes: number }[] };
  } | null;
}

export interface LogStrikeOrder {
  readonly targets: readonly string[];
  readonly white?: number;
  readonly tokens?: { readonly empowered?: number; readonly lethality?: number };
  readonly empower?: number;
  readonly redraws?: number;
  readonly bonus?: number;
  readonly fixed?: number;
  readonly unarmed?: boolean;
  readonly cannotMiss?: boolean;
  readonly chain?: boolean;
  readonly hexes?: { readonly [id: string]: number };
  readonly might?: Counts;
  readonly sentinels?: number;
  readonly cost?: number;
  readonly hit?: readonly LogEffect[];
  readonly free?: boolean;
  readonly said?: { readonly damage: number } | 'missed';
}

export interface LogStrike {
  readonly frame: 'strike';
  readonly by: string;
  readonly strike: LogStrikeOrder;
  readonly flow: { readonly pieces: readonly LogPiece[] } | null;
  readonly lost?: readonly string[];
}

export interface LogPlay {
  readonly frame: 'play';
  readonly who: string;
  readonly card: string;
  readonly choice: string;
  readonly effects?: readonly LogEffect[];
}

export interface LogDrawing {
  readonly count: number;
  readonly last?: true;
}

export type LogFrame =
  | LogBlow
  | LogStrike
  | LogPlay
  | { readonly frame: 'card'; readonly job: LogJob }
  | { readonly frame: 'break'; readonly drawings: readonly LogDrawing[] }
  | { readonly frame: 'move'; readonly actor: string; readonly move: { readonly hexes: number } }
  | {
      readonly frame:
        | 'steps'
        | 'target'
        | 'minions'
        | 'hands'
        | 'whom'
        | 'die'
        | 'place'
        | 'need'
        | 'redraw'
        | 'roll'
        | 'victory';
    };

export interface LogCorrection {
  readonly say: string;
}

export type LogEvent =
  | { readonly type: 'phase'; readonly phase: string; readonly step: string; readonly round: number }
  | {
      readonly type: 'turn';
      readonly turn: {
        readonly who: string;
        readonly moved: boolean;
        readonly played: boolean;
        readonly wet?: readonly string[];
        readonly bought?: number;
      } | null;
    }
  | { readonly type: 'injuriesPlayed'; readonly who: string }
  | { readonly type: 'hp'; readonly who: string; readonly hp: number; readonly by: string | null }
  | {
      readonly type: 'die';
      readonly enemy: string;
      readonly die: string;
      readonly hp: number;
      readonly by: string | null;
    }
  | { readonly type: 'token'; readonly who: string; readonly token: string; readonly count: number }
  | { readonly type: 'animus'; readonly who: string; readonly animus: LogAnimus }
  | { readonly type: 'cards'; readonly who: string; readonly cards: LogCards; readonly played: string | null }
  | {
      readonly type: 'stands';
      readonly who: string;
      readonly at: string | null;
      readonly facing: Facing;
      readonly how: string;
      readonly path: readonly string[];
    }
  | { readonly type: 'presence'; readonly who: string; readonly presence: Presence }
  | { readonly type: 'enemyGone'; readonly who: string }
  | { readonly type: 'friendCame'; readonly friend: LogFriend }
  | { readonly type: 'enemyCame'; readonly enemy: LogEnemy }
  | { readonly type: 'numbers'; readonly who: string; readonly defense: number; readonly maxHp: number }
  | { readonly type: 'obstacles'; readonly obstacles: readonly LogPlace[] }
  | { readonly type: 'tiles'; readonly tiles: readonly LogTile[] }
  | { readonly type: 'might'; readonly side: Side; readonly event: LogMight }
  | { readonly type: 'stage'; readonly event: LogStage }
  | { readonly type: 'diceLost'; readonly count: number }
  | { readonly type: 'queued'; readonly job: LogJob }
  | { readonly type: 'started'; readonly job: LogJob }
  | { readonly type: 'pushed'; readonly frame: LogFrame }
  | { readonly type: 'top'; readonly frame: LogFrame }
  | { readonly type: 'lasting'; readonly lasting: LogLasting }
  | { readonly type: 'lapsed'; readonly id: string }
  | { readonly type: 'caged'; readonly who: string; readonly caged: LogCaged | null }
  | { readonly type: 'consumed'; readonly who: string; readonly consumed: LogConsumed | null }
  | { readonly type: 'thrown'; readonly who: string; readonly thrown: LogFriend['thrown'] }
  | { readonly type: 'falcons'; readonly who: string; readonly falcons: readonly string[] }
  | { readonly type: 'taunt'; readonly by: string | null }
  | { readonly type: 'attacked'; readonly by: string; readonly damage: number }
  | { readonly type: 'settings'; readonly settings: LogSettings }
  | { readonly type: 'allyTaken'; readonly ally: string; readonly as: string; readonly by: string }
  | { readonly type: 'allyKnown'; readonly ally: LogAllyCard }
  | { readonly type: 'over'; readonly outcome: 'victory' | 'defeat' | 'givenUp' }
  | { readonly type: 'dropped'; readonly to: number; readonly from?: number }
  | { readonly type: 'cancelled'; readonly jobs: readonly number[] }
  | { readonly type: 'said'; readonly correction: LogCorrection }
  | { readonly type: 'encounter'; readonly change: { readonly enemies?: readonly LogKind[] } }
  | { readonly type: 'note'; readonly code: string }
  | { readonly type: 'lost'; readonly who: string; readonly enemies: readonly string[] }
  | {
      readonly type:
        | 'roundBegins'
        | 'popped'
        | 'stack'
        | 'stepsBegin'
        | 'hadTurns'
        | 'scene'
        | 'scope'
        | 'acted'
        | 'crippled'
        | 'taught'
        | 'reminder'
        | 'due'
        | 'task'
        | 'ticked'
        | 'checked'
        | 'why'
        | 'rolled'
        | 'lead'
        | 'ending'
        | 'counted';
    };

/** What was tapped: as much of it as the auditor asks about. */
export type LogCommand =
  | {
      readonly do: 'attack';
      readonly who: string;
      readonly strike: LogStrikeOrder;
      readonly anyway?: boolean;
    }
  | {
      readonly do: 'move';
      readonly who: string;
      readonly to: string | null;
      readonly animus: number;
      readonly anyway?: boolean;
    }
  | {
      readonly do: 'spend';
      readonly who: string;
      readonly token: string;
      readonly use?: string | number;
      readonly anyway?: boolean;
    }
  | { readonly do: 'escape'; readonly who: string; readonly anyway?: boolean }
  | {
      readonly do: 'turn' | 'play' | 'injury' | 'throw' | 'pickUp' | 'ally';
      readonly who: string;
      readonly anyway?: boolean;
    }
  | { readonly do: 'pass' | 'animus'; readonly who: string }
  | { readonly do: 'taunt'; readonly who: string | null; readonly anyway?: boolean }
  | { readonly do: 'sentinel' | 'rejuvenate' | 'falcon'; readonly of: string; readonly anyway?: boolean }
  | {
      readonly do: 'say';
      readonly correction: LogCorrection & {
        readonly who?: string;
        readonly quiet?: boolean;
        readonly hp?: number;
      };
    }
  | { readonly do: 'answer'; readonly answer: LogAnswer }
  | {
      readonly do:
        | 'begin'
        | 'endTurns'
        | 'nextRound'
        | 'hadTurns'
        | 'refresh'
        | 'settings'
        | 'teach'
        | 'tell'
        | 'count'
        | 'remind'
        | 'forget'
        | 'seen'
        | 'tick'
        | 'check'
        | 'giveUp';
    };

export type LogAnswer =
  | {
      readonly answer: 'defend';
      readonly with: readonly { readonly who: string; readonly card?: string; readonly plus?: number }[];
    }
  | { readonly answer: 'tokens'; readonly spend: readonly { readonly who: string; readonly count: number }[] }
  | { readonly answer: 'pick'; readonly ids: readonly string[]; readonly anyway?: boolean }
  | { readonly answer: 'place'; readonly anyway?: boolean }
  | { readonly answer: 'total'; readonly damage: number | null }
  | { readonly answer: 'might'; readonly command: { readonly type: string; readonly said?: unknown } }
  | {
      readonly answer: 'go' | 'number' | 'card' | 'compose' | 'strikes' | 'aloud';
    };

/** One tap and what came of it. */
export interface LogTap {
  readonly command: LogCommand;
  readonly events: readonly LogEvent[];
}
