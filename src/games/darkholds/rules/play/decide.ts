import type { Said } from '../../../../basics/said';
import type { Answer } from './acts/acting';
import { type Drawing, decideCourse, titleOfCourse } from './course';
import type { Command, Play } from './model';
import { decideSetting, titleOfSetting } from './setting';

export { type Question, questionOf, reveals } from './course';

export const drawing: Drawing = { decide: decideSetting, titleOf: titleOfSetting };

/** A level as it is drawn and played. */
export const decide = (play: Play, command: Command): Answer => decideCourse(play, command, drawing);
export const titleOf = (play: Play, command: Command): Said => titleOfCourse(play, command, drawing);
