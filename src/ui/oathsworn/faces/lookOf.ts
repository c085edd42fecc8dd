import type { Friend } from '../../../encounter/model/entities';

/** By what somebody is known on the board: the class, or what one without a class is to the company. */
export const lookOf = ({ class: id, role }: Pick<Friend, 'class' | 'role'>): string | null =>
  id ?? (role === 'guardian' || role === 'sentinel' || role === 'friendly' ? `a ${role}` : null);
