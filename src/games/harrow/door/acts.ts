import * as v from 'valibot';
import { list, maybe, type Of, shape, text } from '../../../play/shapes';
import { type CardStep, cardSteps, type Told, type WitchTurn, witchActions } from '../rules/hester/model';
import type { NamedAim, NamedPick } from '../rules/state/fight';
import { card, count, cube, hex, hexes } from './common';

export const cardStep: Of<CardStep> = v.union([
  v.looseObject({ do: v.picklist(cardSteps) }),
  v.looseObject({ do: v.literal('note'), text: text(2_000) }),
]);

export const told = shape<Told>()({ type: v.literal('tactic'), name: card, steps: list(cardStep, 8) });

export const witchTurn = shape<WitchTurn>()({
  stage: v.picklist(['roots', 'top', 'bottom']),
  entered: hexes,
  touched: hexes,
  used: list(v.picklist(witchActions), 20),
  infected: hexes,
  activated: list(card, 40),
  acting: v.nullable(v.looseObject({ card, step: count })),
  aside: v.nullable(v.looseObject({ from: hex, left: count })),
});

export const against = v.picklist(['units', 'bonfire', 'hester']);

export const aim = shape<NamedAim>()({
  from: hex,
  target: hex,
  against,
  attackers: count,
  defenders: count,
  bonus: v.nullable(v.picklist(['attacker', 'defender'])),
  cube: v.nullable(cube),
  n: maybe(count),
});
export const pick = shape<NamedPick>()({ push: v.nullable(hex), haint: v.nullable(hex) });
