import '../../parts/parts.css';
import { Icon } from '../../parts/frame/Icon';
import { tokenName } from '../../words/said/fight/names';
import {
  bleed,
  crackedShield,
  crippled,
  empower,
  gem,
  poison,
  redraw,
  shield,
  skull,
  wind,
} from '../icons/icons-fight.gen';

const icons: Record<string, string> = {
  defense: shield,
  animus: gem,
  redraw,
  empowered: empower,
  battleflow: wind,
  poison,
  bleed,
  crippled,
  lethality: skull,
};
const bad = new Set(['poison', 'bleed', 'crippled']);

export const tokenIcon = (kind: string): string => icons[kind] ?? crackedShield;

export function Token({ kind, count }: { kind: string; count: number }) {
  return (
    <span class={bad.has(kind) ? 'token bad' : 'token good'} title={tokenName(kind)}>
      <Icon of={tokenIcon(kind)} />
      <span class="unseen">{tokenName(kind)}</span>
      {count}
    </span>
  );
}
