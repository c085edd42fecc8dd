import { ui } from '../../words/ui';

const { foreseen } = ui.settings;

/** What everybody at the table may see before a roll, for all alike. */
export interface Foreseeing {
  readonly foresight: boolean;
  readonly oursForeseen?: boolean;
}
type Kind = keyof typeof foreseen;

export const foreseenKinds: readonly { readonly id: Kind; readonly text: string }[] = [
  { id: 'all', text: foreseen.all },
  { id: 'npcs', text: foreseen.npcs },
  { id: 'off', text: foreseen.off },
];
export const foreseenBy = ({ foresight, oursForeseen = true }: Foreseeing): Kind =>
  foresight ? (oursForeseen ? 'all' : 'npcs') : 'off';
export const foreseeing = (kind: Kind): Required<Foreseeing> => ({
  foresight: kind !== 'off',
  oursForeseen: kind === 'all',
});
