import type { Ability } from '../../campaign/character';
import type { Cooldown } from '../../stage/company';

const cooldowns: readonly Cooldown[] = [0, 1, 2, 3];

/** "Shield Bash 2 +3" is a card of cooldown 2 that adds 3 to the defense. */
export function cardsIn(text: string, level: number): readonly Omit<Ability, 'id'>[] {
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => {
      const found = /^(.*\S)\s+([0-3])(?:\s+\+(\d{1,2}))?$/.exec(line);
      const cooldown = cooldowns.find(one => String(one) === found?.[2]) ?? 0;
      const defense = Number(found?.[3] ?? 0) || null;
      return { name: found?.[1] ?? line, level, cooldown, defense };
    });
}
