import { en } from './en';

/** Every word on the screen, by its place. Another language is another catalogue of this same type. */
export type Words = typeof en;
export const words: Words = en;
